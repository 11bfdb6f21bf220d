"""Zauberschwert & Drachenei with Helden & Zaubersprüche: adventures, alliances for one fight, auctions, artefacts."""
