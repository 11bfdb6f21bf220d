"""The load generator: many clients that play legal games through a real server, and measure it."""
