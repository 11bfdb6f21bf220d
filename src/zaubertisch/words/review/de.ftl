## Die Nachlese zu einer Partie; Anteile sind von 100

review-title = Nachlese
review-lead = Wo die Partie kippte, was teuer war, und was Glück.
review-growing = Die Partie wird beurteilt: { $share } %
review-curve = Chancen auf den Sieg
review-curve-about = Die Siegchance jedes Platzes nach jeder Antwort, von 0 bis 100. Wähl einen Moment, um ihn im Rückblick anzusehen.
review-open = alle Karten offen
review-known = wie { $name } es wusste
review-knowledge = Gesehen mit
review-moment = Antwort { $number }
review-deal = Nach dem Austeilen
review-chance = { $name }: { $share } %
review-turns = Wendepunkte
review-turn = Antwort { $number }: { $mover } – { $option }. { $seat } kam von { $before } % auf { $after } %.
review-no-turns = Auf einen Schlag hat sich diese Partie nie gewendet.
review-account = Glück und Spiel getrennt
review-account-about = Beginn, Glück, eigenes Spiel und das Spiel der anderen ergeben zusammen das Ergebnis. Gemessen wird, was jeder Platz wissen konnte, als er antwortete.
review-start = Beginn
review-luck = Glück
review-own = Eigenes Spiel
review-others = Spiel der anderen
review-result = Ergebnis
review-seat = Platz
review-accuracy = Genauigkeit
review-accuracy-of = { $name } behielt { $accuracy } von 100, um die es ging
review-like = so spielt ein Bot der Stufe „{ $level }“
review-levels = Zum Vergleich, was die Stufen von 100 behalten: { $levels }.
review-summary = Glück { $luck }, Spiel { $own }
review-dearest = Die teuersten Antworten
review-dear = Antwort { $number }: { $option }. Besser: { $better }. Das kostete { $loss } % Siegchance.
review-nothing-dear = Keine Antwort kostete mehr als 1 % Siegchance.
review-look = Moment ansehen
review-play-on = Ab hier weiterspielen
review-story = Die Geschichte
review-picture = Bild zum Teilen
review-written = Die Nachlese steht in { $file }.
review-table = Alle Chancen als Tabelle

## Ihre Geschichte: Plätze mit Namen, Möglichkeiten als Sätze

story-luck = { $seat } gewann mit { $points } Punkten Vorsprung{ $has_part ->
    [yes] , am weitesten vorn bei „{ $part }“,
   *[no] { "" }
} und verdankt es mehr dem Glück als dem Spiel.
story-play = { $seat } gewann mit { $points } Punkten Vorsprung{ $has_part ->
    [yes] , am weitesten vorn bei „{ $part }“,
   *[no] { "" }
} und verdankt es mehr dem Spiel als dem Glück.
story-shared = { $seat } und { $other } teilen sich den Sieg.
story-turn = Der Wendepunkt war Antwort { $number } von { $other } („{ $option }“): { $seat } kam von { $before } auf { $after } Prozent.
story-dear = Am teuersten war „{ $option }“ von { $seat } (Antwort { $number }): „{ $better }“ hätte die Siegchance um { $share } Prozentpunkte weniger gesenkt.
