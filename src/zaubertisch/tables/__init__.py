"""Games being played and kept: record files, scenarios."""
