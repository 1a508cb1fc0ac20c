"""What people write to each other at a table, who wants to keep it, and what they note for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("phrase", sa.String(20)),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "chat_keepers",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("text", sa.String(4000), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("chat_keepers")
    op.drop_table("chat")
