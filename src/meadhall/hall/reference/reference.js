// Draws the reference from openapi.json. Everything is set as text, never as markup.
"use strict";

function element(tag, text, ...children) {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

function typeOf(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.type === "array") return "list of " + (typeOf(schema.items) || "anything");
  return schema.type || "anything";
}

function row(...cells) {
  const made = document.createElement("tr");
  cells.forEach((cell) => made.append(element("td", cell)));
  return made;
}

function bodyOf(content) {
  const json = content && content["application/json"];
  return json ? typeOf(json.schema) : content ? Object.keys(content).join(", ") : "";
}

function operation(path, method, described) {
  const title = element("summary", "", element("span", method.toUpperCase()), element("code", path));
  title.firstChild.className = "method";
  const made = element("details", "", title, element("p", described.description || described.summary));
  const facts = document.createElement("table");
  (described.parameters || []).forEach((each) => facts.append(row(each.in, each.name, typeOf(each.schema))));
  if (described.requestBody) facts.append(row("takes", "", bodyOf(described.requestBody.content)));
  Object.entries(described.responses).forEach(([code, answer]) =>
    facts.append(row("answers " + code, bodyOf(answer.content), answer.description)));
  made.append(facts);
  return made;
}

function model(name, schema) {
  const made = element("details", "", element("summary", name), element("p", schema.description));
  made.id = name;
  const fields = document.createElement("table");
  Object.entries(schema.properties || {}).forEach(([field, each]) => fields.append(row(field, typeOf(each))));
  made.append(fields);
  return made;
}

fetch("/openapi.json")
  .then((answer) => answer.json())
  .then((api) => {
    const paths = document.getElementById("paths");
    Object.entries(api.paths).forEach(([path, methods]) =>
      Object.entries(methods).forEach(([method, described]) => paths.append(operation(path, method, described))));
    const models = document.getElementById("models");
    Object.entries(api.components.schemas).forEach(([name, schema]) => models.append(model(name, schema)));
  });
