"""Finding each other: open tables, invitations, and what a link shows of itself."""
