## Das Blatt des Tages

web-day-lead = Jeden Tag ein Blatt für jedes Spiel: dieselben Karten und dieselben Bots für alle. Du spielst es einmal.
web-day-rules = Nichts wird zurückgenommen, und niemand gibt Rat. Ein Spiel, das du verlässt, wartet bis morgen um Mitternacht auf dich; eines, das du abbrichst, hat kein Ergebnis.
web-day-until = Ein neues Blatt in { $hours ->
    [0] { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
    [one] einer Stunde
   *[other] { $hours } Stunden
}
web-day-against = Du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
} der Stufe { $level }
web-day-play = Das Blatt spielen
web-day-go-on = Weiterspielen
web-day-elsewhere = Du hast dieses Blatt auf einem anderen Gerät begonnen. Spiel dort weiter.
web-day-mine = Dein Ergebnis: { $rank }. von { $count }
web-day-won = Gewonnen mit { $lead } Vorsprung
web-day-won-tie = Gewonnen bei gleichen Punkten
web-day-lost = { $lead } hinter dem Sieger
web-day-lost-tie = Verloren bei gleichen Punkten
web-day-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-day-line = Dein Ergebnis als Zeile aus Zeichen
web-day-results = Ergebnisse vom { $day }
web-day-nobody = Noch hat es niemand zu Ende gespielt. Mach den Anfang!
web-day-you = du
web-day-course = Der Verlauf des Spiels: { $parts }
web-day-ahead = vorn
web-day-level = gleichauf
web-day-behind = zurück
web-day-before = Der Tag davor
web-day-after = Der Tag danach
web-day-luck = Lässt sich das Glück prüfen?
web-day-luck-text = Der Hash eines Blattes steht hier einen Tag, bevor es gespielt wird: Niemand kann Karten wählen, die jemandem passen. In der Aufzeichnung deines Spiels stehen Seed und Salt; SHA-256 von SALT:SEED muss der Hash sein. Wenn kein Ergebnis mehr kommen kann, stehen sie auch hier.
web-day-hash = Hash vom { $day }
web-day-hash-next = Hash von morgen
web-day-seed = Seed und Salt
