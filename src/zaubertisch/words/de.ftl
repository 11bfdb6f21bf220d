# Was der Tisch selbst sagt, in jedem Spiel.

you = du
default-name = Gast
bot-name-1 = Bela
bot-name-2 = Cora
bot-name-3 = Dorian
bot-name-4 = Edda
bot-name-5 = Falk

and = { $first } und { $last }
because = { $reason } (Regel { $rule })
thing-facts = { $count }-mal im Spiel, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Am Anfang und am Ende

welcome = { $name } spielt gegen { $others }.
welcome-back = Weiter geht es, { $name }. Es spielen mit: { $others }.
welcome-hint = Antworte mit der Nummer oder dem Namen einer Möglichkeit. ? erklärt alles.
kept = Das Spiel ist aufgehoben. Weiter geht es mit: { $program } play { $game } --continue
recorded = Die Partie ist aufgeschrieben. Nachspielen mit: { $program } replay { $file }
not-kept = Das Spiel konnte nicht aufgehoben werden: { $reason }

## Die Frage

happened = Seitdem geschah
prompt = Deine Wahl
hint = Nummer oder Name · ? Hilfe · warum … · tipp · log · karten · ende
hint-undo = Nummer oder Name · ? Hilfe · warum … · tipp · log · karten · zurück · ende

## Befehle: das deutsche Wort und was er tut

command-help = hilfe
command-why = warum
command-hint = tipp
command-log = log
command-cards = karten
command-undo = zurück
command-language = sprache
command-quit = ende
command-help-use = ?  ·  ? könig
command-help-does = Hilfe zur Frage, zu jeder Karte, zu jedem Spruch
command-why-use = warum take king
command-why-does = warum etwas jetzt nicht geht, mit der Regel
command-hint-use = tipp
command-hint-does = was ein guter Bot an deiner Stelle täte, und warum
command-log-use = log
command-log-does = alles, was bisher geschah
command-cards-use = karten
command-cards-does = die Karten, die jeder durchsehen darf
command-undo-use = zurück
command-undo-does = deine letzte Antwort zurücknehmen, solange noch nichts aufgedeckt wurde
command-language-use = sprache en
command-language-does = auf Englisch weiterspielen
command-quit-use = ende
command-quit-does = aufhören; das Spiel wird aufgehoben
rules-are-in = Alle Regeln mit ihren Nummern: docs/rules/{ $game }.md

## Antworten auf Eingaben

possible = Das geht: { $option }.
not-possible = Das geht jetzt nicht ({ $option }). { $reason }
unknown = „{ $text }“ verstehe ich nicht. Eine Nummer von 1 bis { $count }, der Name einer Möglichkeit, oder ? für Hilfe.
ambiguous = „{ $text }“ kann mehreres heißen: { $options }.
no-such-number = Es gibt nur die Nummern 1 bis { $count }.
no-such-topic = Zu „{ $text }“ weiß ich nichts. Versuche den Namen einer Karte oder eines Spruchs.
why-what = Warum was? Zum Beispiel: warum { $example }
undone = Deine letzte Antwort ist zurückgenommen.
cannot-undo = Das lässt sich nicht zurücknehmen: Seit deiner letzten Antwort wurde etwas aufgedeckt, oder jemand anders hat gehandelt.
language-is = Ab jetzt auf Deutsch.
which-language = Welche Sprache? „sprache de“ oder „sprache en“.

## Wertung

tally-title = Wertung
tally-sum = Summe

## Zurückblicken

replay-title = { $game }: { $players }
replay-open = Alle Karten liegen offen.
replay-public = Wie es Zuschauer sahen.
replay-seat = Wie { $name } es sah.
replay-step = Antwort { $number } von { $total }
replay-hint = Enter: weiter · z: zurück · w: warum · q: Schluss
replay-no-reason = Gründe gibt es nur zu Antworten, die hier gezeigt werden.
replay-unfinished = Hier endet die Aufzeichnung; die Partie war noch nicht vorbei.

## Was ein Bot von einer Möglichkeit hält: `option` und `next` sind Sätze, `share` ist von 100

reason-only = Etwas anderes gibt es hier nicht zu tun.
reason-points = { $option } – im Mittel { $points } Punkte mehr wert als das Nächstbeste ({ $next }).
reason-points-less = { $option } – Geschmackssache. Im Mittel kostet es { $points } Punkte gegenüber dem Besten ({ $next }).
reason-prospect = { $option } – steht nach { $simulations } durchdachten Partien bei { $share } von 100, das Nächstbeste ({ $next }) bei { $next_share }.
reason-prospect-less = { $option } – Geschmackssache. Steht nach { $simulations } durchdachten Partien bei { $share } von 100, das Beste ({ $next }) bei { $next_share }.
reason-alike = { $option } – etwa so gut wie das Nächstbeste ({ $next }).
reason-habit = { $option } – das tut man hier, ohne lange nachzudenken.

## Die vier Stufen der Bots

level-1 = Träumerisch
level-2 = Lehrling
level-3 = Meisterhaft
level-4 = Gnadenlos
level-1-about = freundlich: sieht nur die nächsten Züge und folgt seinen Vorlieben
level-2-about = sieht etwas weiter und hat noch seine Vorlieben
level-3-about = denkt gründlich über alles nach, was es weiß
level-4-about = denkt ein Vielfaches davon und verschenkt nichts

## Der Bericht über viele Partien

bot-random = Zufall
bot-greedy = Gierig
report-written = Der Bericht ist geschrieben: { $file }
report-title = { $game } in Zahlen
report-about = { $games } Partien mit { $seats } Plätzen, jeder gespielt von: { $bot }.
report-table-options = Tischoptionen: { $options }
report-own-cards = Gespielt mit einer eigenen Kartendatei.
report-tile-rounds = Runden: die mittlere Partie (Median)
report-tile-answers = Entscheidungen in der mittleren Partie
report-tile-points = Punkte der Besten im Mittel
report-tile-seats = der Siege: der schwächste und der stärkste Platz
report-tile-luck = der Punkteunterschiede kommen vom Austeilen
report-tile-play = der Siege für den besten Bot an einem ungleichen Tisch
report-length = Wie lange eine Partie dauert
report-length-about = Von der ersten Frage bis zur Wertung.
report-length-rounds = Runden
report-length-answers = Entscheidungen
report-median = Median { $value }
report-points = Punkte
report-points-about = Wie viele Punkte die Plätze erreichen; der Strich zeigt, was im Median zum Sieg reicht.
report-median-winner = Sieger im Median { $value }
report-parts = Woraus die Punkte bestehen
report-winners = Sieger
report-others = Alle anderen
report-seats = Kommt es auf den Platz an?
report-seats-about = Anteil der Siege je Platz mit seinem 95-%-Bereich. Gestrichelt: der gleiche Anteil für alle ({ $even }). Farbig: ohne Zweifel mehr oder weniger.
report-seat = Platz { $number }
report-options-about = Wie oft gewinnt, wer etwas wenigstens einmal gewählt hat. Am Ende der Zeile: wie oft es gewählt wird, wenn es möglich ist, und um wie viele Punkte diese Plätze vor denen liegen, die es nie taten. Eine Ursache muss es nicht sein: Wer vorn liegt, kann sich auch mehr leisten.
report-options = Was gewählt wird und was es bringt
report-options-end = gewählt · Punkte
report-other-options = Andere Möglichkeiten
report-cards = Was eine Karte zum Sieg beiträgt
report-cards-about = Wie oft gewinnt, wer die Karte am Ende einer Runde hatte; am Ende der Zeile der Vorsprung in Punkten vor denen, die sie nie hatten.
report-cards-end = Punkte
report-luck = Glück und Können
report-luck-about = Spielen dieselben Bots dasselbe Blatt noch einmal, kehren { $luck } der Punkteunterschiede wieder: So viel ist Glück beim Austeilen und beim Platz. Wie viel das Können zählt, zeigt ein ungleicher Tisch, an dem durch Glück allein alle { $even } gewännen:
report-made = Gemacht mit
