"""The operator's side: health, logs, numbers, and what `zaubertisch admin` says."""
