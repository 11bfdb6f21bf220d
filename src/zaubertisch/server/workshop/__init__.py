"""Cards of people's own: files, pictures, shared sets, and bots that try them out."""
