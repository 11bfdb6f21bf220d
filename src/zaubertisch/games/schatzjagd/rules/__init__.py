"""The rules: files named after the chapters of docs/rules; `flow` and `legality` lead to all of them."""
