"""A row that is written to see whether the database takes what is written."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    health = op.create_table(
        "health",
        sa.Column("id", sa.SmallInteger(), primary_key=True),
        sa.Column("written", sa.BigInteger(), nullable=False),
    )
    op.bulk_insert(health, [{"id": 1, "written": 0}])


def downgrade() -> None:
    op.drop_table("health")
