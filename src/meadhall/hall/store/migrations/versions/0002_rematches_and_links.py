"""What each seat says to a rematch, and links that let anybody look at a game that is over."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("rematch", sa.String(10)))
    op.create_table(
        "replay_links",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("maker", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("replay_links")
    op.drop_column("seats", "rematch")
