"""Tables of a day, the hall's secret that their draws come from, and what guests solved of the puzzles."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10)))
    op.add_column("tables", sa.Column("counts", sa.Boolean(), nullable=False, server_default=sa.false()))
    one_try = sa.text("counts")
    op.create_index(
        "tables_of_day",
        "tables",
        ["game", "day", "owner"],
        unique=True,
        sqlite_where=one_try,
        postgresql_where=one_try,
    )
    secret = op.create_table(
        "secret",
        sa.Column("id", sa.SmallInteger(), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.bulk_insert(secret, [{"id": 1, "secret": secrets.token_hex(32)}])
    op.create_table(
        "daily_bests",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        sa.Column("places", sa.JSON(), nullable=False),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("puzzle", sa.String(8), primary_key=True),
        sa.Column("hints", sa.SmallInteger(), nullable=False),
        sa.Column("answer", sa.String(100)),
        sa.Column("solved", sa.Boolean()),
        sa.Column("rating", sa.Float()),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzle_tries")
    op.drop_table("daily_bests")
    op.drop_table("secret")
    op.drop_index("tables_of_day", "tables")
    op.drop_column("tables", "counts")
    op.drop_column("tables", "day")
