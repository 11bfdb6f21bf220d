"""What bots think of games: reasons, hints, reviews; and the processes that read what strangers send."""
