"""Pages of the site that are made from the code: the commands and the messages between page and server."""

import json
import re
from typing import Any

import typer
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

# Sources are linked where the documents are read in the repository; the site has no copy of them.
SOURCE_LINK = re.compile(r"\[([^\]]+)\]\(\.\./(?:src|examples)/[^)]*\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made from the code."""
    for name, text in (("reference/commands.md", commands()), ("reference/protocol.md", protocol())):
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Name sources without linking to them."""
    return SOURCE_LINK.sub(r"\1", markdown)


def commands() -> str:
    """Describe every command with its options, as `--help` does."""
    from meadhall.cli.main import app

    group: Any = typer.main.get_command(app)
    parts = ["# Commands\n\nWhat `meadhall COMMAND --help` says.\n"]
    for name, command in group.commands.items():
        context = typer.Context(command, info_name=f"meadhall {name}")
        usage = " ".join(command.collect_usage_pieces(context))
        parts.append(f"## {name}\n\n{command.help or ''}\n\n```text\nmeadhall {name} {usage}\n```\n")
        rows = [
            (" ".join(f"`{flag}`" for flag in (*parameter.opts, *parameter.secondary_opts)), parameter.help)
            for parameter in command.params
            if getattr(parameter, "help", None)
        ]
        if rows:
            parts.append("| option | meaning |\n|---|---|")
            parts.extend(f"| {flags} | {_cell(meaning)} |" for flags, meaning in rows)
            parts.append("")
    return "\n".join(parts)


def protocol() -> str:
    """List every message and its fields."""
    from meadhall.hall.schema import schema

    models = json.loads(schema())["$defs"]
    parts = [
        "# Protocol\n\nEvery message between page and server, from the models that both sides use. [How page and "
        "server talk](../hall.md) says when they are sent.\n"
    ]
    for name, model in sorted(models.items()):
        parts.append(f"## {name}\n\n{model.get('description', '')}\n")
        if fields := model.get("properties"):
            required = model.get("required", [])
            parts.append("| field | type | |\n|---|---|---|")
            parts.extend(
                f"| `{key}` | {_cell(_type(field))} | {_cell(field.get('description', ''))}{'' if key in required else ' (optional)'} |"
                for key, field in fields.items()
            )
            parts.append("")
    return "\n".join(parts)


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"].rsplit("/", 1)[-1])
    if "const" in field:
        return json.dumps(field["const"])
    if "enum" in field:
        return " or ".join(json.dumps(value) for value in field["enum"])
    for several in ("anyOf", "oneOf"):
        if several in field:
            return " or ".join(_type(one) for one in field[several])
    if field.get("type") == "array":
        return f"list of {_type(field.get('items', {}))}"
    if field.get("type") == "object" and isinstance(field.get("additionalProperties"), dict):
        return f"map to {_type(field['additionalProperties'])}"
    return str(field.get("type", "anything"))


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
