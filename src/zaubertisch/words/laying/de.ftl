## Tische decken und offene Tische

web-new-title = { $game }: ein Tisch für euch
web-new-seats = Wer sitzt wo?
web-new-seats-text = Jeder Freund bekommt einen Link, der einmal einlädt: Wer ihn zuerst öffnet, hat den Platz und kann später eigene Geräte hinzufügen.
web-new-seat = Platz { $number }
web-new-pass-and-play = Mehrere „hier am Gerät“: Ihr gebt das Gerät herum, und zwischen zwei Spielern fällt ein Vorhang.
web-sitter-me = hier am Gerät
web-sitter-friend = per Link
web-sitter-bot = Bot
web-sitter-none = frei
web-new-options = Was ihr sonst vereinbaren könnt
web-new-preset = Wie lang soll es werden?
web-new-preset-own = wie unten vereinbart
web-new-preset-own-help = Ihr habt etwas Eigenes vereinbart; wählt eine Länge, und unten steht, was dazu gehört.
web-new-cards = Eigene Kartendatei (TOML, nur was abweicht)
web-new-lay = Tisch decken
web-new-too-few = Es braucht mindestens { $count } Plätze.
web-learn-first = Noch nie gespielt?
web-new-which-cards = Mit welchen Karten?
web-new-cards-printed = die des Spiels
web-new-cards-file = aus einer Datei
web-open-wish = Gleich mit anderen spielen
web-open-wish-text = Wir setzen dich an einen passenden Tisch oder eröffnen einen. Bots spielen mit, bis jemand kommt.
web-open-game = Spiel
web-open-count = { $total ->
    [0] Gerade ist kein Tisch offen.
    [one] Ein Tisch, { $free ->
        [0] ohne freien Platz.
       *[other] mit freien Plätzen.
    }
   *[other] { $total } Tische, an { $free } davon ist ein Platz frei.
}
web-open-none = Eröffne den ersten: Bots spielen mit, bis jemand kommt.
web-open-pages = Seiten
web-open-page = Seite { $page } von { $pages }
web-open-before = Zurück
web-open-after = Weiter
web-open-of = { $name } lädt ein
web-open-hours = { $hours ->
    [one] eine Stunde je Antwort
   *[other] { $hours } Stunden je Antwort
}
web-open-days = { $days ->
    [one] ein Tag je Antwort
   *[other] { $days } Tage je Antwort
}
web-open-minutes = { $minutes } Minuten Bedenkzeit
web-open-own = eigene Regeln oder Karten
web-open-who = Am Tisch: { $names }. Freie Plätze: { $count }
web-open-bots = { $count ->
    [one] Ein Bot macht Platz, sobald du kommst.
   *[other] { $count } Bots machen Platz, sobald jemand kommt.
}
web-open-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-open-full = Alle Plätze sind besetzt.
web-open-watch = Zusehen
web-new-open = Wer darf sich dazusetzen?
web-new-open-no = nur wer einen Link hat
web-new-open-bots = alle; Bots spielen, bis jemand kommt
web-new-open-full = alle; wir warten, bis der Tisch voll ist
web-new-open-name = Name des Tisches
web-new-open-text = Der Tisch steht in der Liste der offenen Tische. Jeder kann zusehen und die Plätze der Freunde einnehmen.
web-new-counts = Zählt die Partie?
web-new-counts-friendly = freundschaftlich
web-new-counts-rated = gewertet
web-new-counts-help = Eine gewertete Partie ändert die Wertungszahl aller, deren Ergebnisse aufbewahrt werden. Gehen hilft nicht: Ein Bot spielt weiter, und es zählt.
