"""Grimoria: secret spell books, turn order by what the others chose, companions, places, treasures, attacks."""
