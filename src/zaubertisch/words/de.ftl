# Was der Tisch selbst sagt, in jedem Spiel.

you = du
default-name = Gast
bot-name-1 = Bela
bot-name-2 = Cora
bot-name-3 = Dorian
bot-name-4 = Edda
bot-name-5 = Falk

bot-greeting-1-1 = Setz dich her! Glück ist genug für uns alle da.
bot-greeting-1-2 = Ein guter Abend für ein Spiel. Aber Vorsicht: Ich zähle meine Münzen.
bot-greeting-1-3 = Ich habe tiefer gegraben als du, und was ich finde, gebe ich nicht her.
bot-greeting-1-4 = Meine Axt ist scharf, mein Bart ist lang, meine Geduld ist kurz.
bot-greeting-1-5 = Ich kenne jedes Korn dieses Berges. Dich kenne ich auch schon.
bot-greeting-2-1 = Wie schön, dass du da bist. Fang ruhig an, ich bin heute milde.
bot-greeting-2-2 = Du darfst dich setzen. Zeig mir, was du gelernt hast.
bot-greeting-2-3 = Ich bin es gewohnt zu gewinnen. Nimm es dir nicht zu Herzen.
bot-greeting-2-4 = Am Ende kniest du. Das tun alle.
bot-greeting-2-5 = Ich weiß, wie der Abend endet. Spiel ruhig weiter, es unterhält mich.
bot-greeting-3-1 = Kein Fieber? Wunderbar. Dann spielen wir einfach zum Vergnügen.
bot-greeting-3-2 = Ich behalte deinen Puls im Auge. Und deine Karten.
bot-greeting-3-3 = Meine Diagnose: Du hast noch Hoffnung. Das lässt sich heilen.
bot-greeting-3-4 = Tief einatmen. Es ist gleich vorbei.
bot-greeting-3-5 = Zehn Millionen Patienten habe ich gesehen. Du bist der nächste.
bot-greeting-4-1 = Heil dir! Ob Sieg oder Niederlage, hinterher wird gesungen.
bot-greeting-4-2 = Der Wind steht gut, die Mannschaft ist wach. Rudern wir los!
bot-greeting-4-3 = Ich habe drei Meere überquert. Dein Tisch macht mir keine Angst.
bot-greeting-4-4 = Den Strand lasse ich dir. Alles andere gehört mir.
bot-greeting-4-5 = Das Meer hat mir deine Züge längst verraten.
bot-greeting-5-1 = Ein stiller Abend. Wenn du den Weg verlierst, zeige ich ihn dir.
bot-greeting-5-2 = Ich habe deine Fährte gelesen. Du spielst kühn.
bot-greeting-5-3 = Du wirst mich nicht kommen hören.
bot-greeting-5-4 = Ein Pfeil genügt. Ich habe zwölf dabei.
bot-greeting-5-5 = Die Sehne ließ ich los, bevor du saßest.

figure-king = König
figure-queen = Königin
figure-mage = Magier
figure-witch = Hexe
figure-ranger = Waldläufer
figure-plague_doctor = Pestarzt
figure-viking = Wikingerin
figure-knight = Ritter
figure-scholar = Gelehrte
figure-apprentice = Lehrling
figure-dwarf = Zwerg
figure-elf = Elfe

and = { $first } und { $last }
because = { $reason } (Regel { $rule })
thing-facts = { $count }-mal im Spiel, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Am Anfang und am Ende

welcome = { $name } spielt gegen { $others }.
welcome-back = Weiter geht es, { $name }. Es spielen mit: { $others }.
plain-for-now = Die Regeln werden neben dem Spiel übersetzt. Bis das fertig ist, antworten die Bots, ohne nachzudenken.
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
rules-are-in = Alle Regeln mit ihren Nummern: docs/rules/de/{ $game }.md

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
reason-chance = { $option } – macht aus { $before } Prozent Siegchance { $share }; das Nächstbeste ({ $next }) { $next_share }.
reason-chance-less = { $option } – macht aus { $before } Prozent Siegchance { $share }; das Beste ({ $next }) machte daraus { $next_share }.
reason-alike = { $option } – etwa so gut wie das Nächstbeste ({ $next }).
reason-habit = { $option } – das tut man hier, ohne lange nachzudenken.

## Eine Regel auf der Kommandozeile: `zaubertisch rule`

rule-carried-out = ausgeführt von
rule-heeded = beachtet von Bots, Bildschirmen und Prüfungen
rule-tests = Tests
rule-none = keine

## Die vier Stufen der Bots

level-1 = Träumerisch
level-2 = Lehrling
level-3 = Meisterhaft
level-4 = Gnadenlos
level-5 = Großmeisterlich
level-1-about = freundlich: sieht nur die nächsten Züge und folgt seinen Vorlieben
level-2-about = sieht etwas weiter und hat noch seine Vorlieben
level-3-about = denkt gründlich über alles nach, was es weiß
level-4-about = denkt ein Vielfaches davon und verschenkt nichts
level-5-about = hat in Millionen Spielen gegen sich selbst gelernt und denkt voraus

## Der Bericht über viele Partien

bot-random = Zufall
bot-greedy = Gierig
report-written = Der Bericht ist geschrieben: { $file }
report-title = { $game } in Zahlen
report-about = { $games } Partien mit { $seats } Plätzen, jeder gespielt von: { $bot }.
report-variants = Tischoptionen: { $options }
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

## Im Browser: überall

web-skip = Zum Inhalt springen
web-page-failed = Diese Seite ließ sich nicht laden. Bitte lade sie neu.
web-nav = Hauptmenü
web-nav-start = Spielen
web-nav-records = Partien
web-nav-settings = Einstellungen
web-nav-credits = Mitwirkende
web-nav-open = Tische
web-other-language = English
web-to-light = Helles Licht
web-to-dark = Kerzenlicht
web-footer = Drei Spiele, ein Tisch. Ohne Konto, ohne Werbung.
web-missing-title = Hier ist nichts
web-missing = Diese Adresse führt zu keinem Tisch und keiner Seite.
web-missing-home = Zur ersten Seite
web-unknown-title = Diesen Tisch gibt es nicht
web-unknown = Vielleicht ist er längst abgeräumt, oder in der Adresse fehlt etwas.
web-failed-title = Das hat nicht geklappt
web-again = Noch einmal versuchen
web-continue = Weiterspielen
web-no-server = Der Spielserver antwortet nicht. Läuft er noch?
web-close = Schließen
web-yes = Ja
web-no = Nein
web-on = ja
web-off = nein
web-copy = Kopieren
web-copied = Kopiert
web-send = Teilen
web-send-text = Komm an den Tisch!
web-code = QR-Code
web-code-title = Mit dem Handy öffnen
web-code-text = Mit der Kamera eines Handys öffnet dieser Code den Link.
web-code-failed = Der Code lässt sich gerade nicht zeichnen. Der Link gilt trotzdem.

## Im Browser: die erste Seite

web-start-title = Setz dich, der Tisch ist gedeckt
web-start-text = Wähle ein Spiel und leg sofort los, gegen Bots oder mit Freunden.
web-day-title = Das Blatt des Tages
web-day-lure = Dieselben Karten und Bots für alle
web-day-list = Ergebnisse des Tages
web-puzzle-title = Rätsel
web-puzzle-lure = Welche Antwort ist die beste? Täglich ein neues
web-puzzle-after-lesson = Ein Rätsel lösen
web-play-now = Jetzt spielen
web-plain-for-now = Spielbereit; gleich denken die Bots auch nach.
web-stays-plain = Spielbereit; die Bots antworten, ohne nachzudenken.
web-preparing = Die Bots werden vorbereitet
web-seats = Plätze
web-bots = Bots
web-level-1 = freundlich
web-level-2 = geübt
web-level-3 = stark
web-level-4 = gnadenlos
web-level-5 = Meister
web-level-greedy = gierig
web-level-random = zufällig
web-with-friends = Mit Freunden spielen
web-all-cards = Alle Karten
web-running-tables = Deine laufenden Tische
web-finished-tables = Zu Ende gespielt
web-your-turn = Du bist dran
web-time-left = noch
web-for-players = { $least } bis { $most } Spieler
web-minutes = etwa { $minutes } Minuten
web-weight-light = schnell gelernt
web-weight-medium = für einen Abend
web-weight-heavy = für Tüftler
web-records-wrong = Diese Aufzeichnung lässt sich nicht lesen.
web-my-tables = Deine Tische
web-forget-table = Diesen Tisch vergessen
web-state-waiting = wartet auf Mitspieler
web-state-running = läuft
web-state-paused = Pause
web-state-over = beendet
web-state-ended = abgebrochen
web-state-stopped = angehalten: andere Regeln

## Im Browser: einen Tisch decken

web-new-clock = Bedenkzeit
web-pace-none = keine Uhr
web-pace-5 = 5 Minuten + 10 s
web-pace-15 = 15 Minuten + 10 s
web-pace-30 = 30 Minuten + 10 s
web-pace-days = 2 Tage je Antwort

## Im Browser: sich hinsetzen

web-join-title = Ein Platz bei { $game } wartet auf dich
web-join-with = Am Tisch: { $names }
web-join = Hinsetzen
web-join-note = Ohne Konto. Mit dem Hinsetzen ist der Link verbraucht; den Schlüssel zu deinem Platz behält dann dieser Browser.
web-no-key-title = Zu diesem Tisch fehlt der Schlüssel
web-no-key = Dieser Browser hat keinen Schlüssel zu dem Tisch. Bitte öffne den Link vollständig, er endet mit # und einem langen Wort; oder füge dieses Gerät von dem Bildschirm aus hinzu, auf dem du spielst (Menü).
web-refused-title = Dieser Link öffnet nichts
web-refused = Der Tisch ist da, aber der Link ist unvollständig oder gilt nicht mehr. Bitte den um einen neuen, von dem du ihn hast.
web-stopped-title = Diese Partie geht nicht weiter
web-stopped = Die Regeln dieses Spiels haben sich geändert, seit die Partie begann; nach anderen wird nicht weitergespielt. Ihre Aufzeichnung ist aufgehoben.
web-join-back = Zurück an meinen Platz
web-used-title = Dieser Platz ist vergeben
web-used = Der Link lädt einmal ein, und jemand hat sich damit hingesetzt. Warst du das, füge dieses Gerät von deinem anderen Bildschirm aus hinzu (Menü, Meine Bildschirme). Wenn nicht, frag, wer ihn dir geschickt hat.
web-watch = Lieber zuschauen
web-signed-out-title = Abgemeldet
web-signed-out = Ein anderer Bildschirm dieses Platzes hat diesen hier abgemeldet.
web-screens = Meine Bildschirme
web-screens-here =
    { $count ->
        [one] Ein Bildschirm ist an deinem Platz: dieser.
        [2] Zwei Bildschirme sind an deinem Platz.
       *[other] { $count } Bildschirme sind an deinem Platz.
    }
web-screens-why = Was heißt das?
web-screens-text = Du kannst auf mehreren Geräten spielen. Jedes braucht einen eigenen Link, der einmal gilt; niemand sonst sieht, wie viele es sind.
web-screens-invite = Link für ein weiteres Gerät
web-screens-link = Einmal-Link zu deinem Platz
web-screens-link-text = Öffne ihn auf deinem anderen Gerät. Gib ihn niemandem: Wer ihn öffnet, spielt für dich.
web-screens-stranger = Einer davon ist nicht deiner? Dann melde die anderen ab: Ihre Schlüssel und offenen Links gelten sofort nicht mehr, deiner wird erneuert.
web-screens-sign-out = Die anderen abmelden
web-screens-signed-out = Erledigt. Nur dieser Bildschirm ist an deinem Platz.
web-laying-table = Der Tisch wird gedeckt …
web-waiting-title = Gleich geht es los
web-waiting-text = Das Spiel beginnt, sobald alle sitzen. Schick jedem seinen Link.
web-waiting-guest = Das Spiel beginnt, sobald alle sitzen.
web-log-empty = Noch ist nichts geschehen.
web-waiting-luck = Alle sind da. Ausgeteilt wird, sobald die Browser dieser Mitspieler ihren Anteil am Zufall beigetragen haben: { $names }.
web-has-joined = sitzt am Tisch
web-not-joined = kommt noch
web-seat-link = Link zu diesem Platz
web-spectator-link = Link für Zuschauer
web-pass-title = Jetzt ist { $name } dran
web-pass = Gib das Gerät weiter. Die anderen schauen weg.
web-pass-ready = Ich bin { $name }

## Im Browser: am Tisch

web-question = Was du gefragt wirst
web-question-help = Worum geht es?
web-press-lit = Wähle auf dem Tisch, was leuchtet.
web-now = Jetzt
web-interlude = Was geschah
web-interlude-again = Noch einmal
web-interlude-skip = Weiter
web-back = Zurück
web-all-options = Alles in Worten
web-undo = Zurücknehmen
web-coach = Die Eule rät
web-coach-hint = Tipp
web-coach-warn-before = Vor teuren Fehlern warnen
web-coach-offer-back = Nach einem teuren Fehler das Zurücknehmen anbieten
web-coach-thinks = Die Eule überlegt …
web-coach-where = Vergleiche zuerst: { $options }.
web-coach-what = Mein Rat: { $option }.
web-coach-next-1 = Was tun?
web-coach-next-2 = Warum?
web-coach-next-3 = Verstanden
web-coach-for = Tipp für { $name }: { $said }
web-coach-warning = Das senkt deine Siegchance wohl um { $loss } Prozentpunkte.
web-coach-anyway = Trotzdem
web-coach-regret = Das hat deine Siegchance wohl um { $loss } Prozentpunkte gesenkt. Noch kannst du es zurücknehmen.
web-auto-pass-round = Diese Runde nicht mehr fragen
web-auto-pass-game = Nie mehr fragen
web-auto-pass-off = Wieder fragen
web-auto-pass-is-round = In dieser Runde passt du bei solchen Fragen, ohne gefragt zu werden.
web-auto-pass-is-game = Bis zum Ende passt du bei solchen Fragen, ohne gefragt zu werden.
web-series = Serie
web-series-help = Dieselben Spieler, mehrere Spiele, eine Wertung: Zuerst zählen Siege, dann Punkte. Das nächste Spiel beginnt am Ende des vorigen.
web-series-games = { $count ->
        [1] ein Spiel
       *[other] { $count } Spiele
    }
web-series-number = Spiel { $number } von { $games }
web-series-score = Die Serie bisher
web-series-over = Die Serie ist zu Ende
web-series-won = Die Serie gewonnen: { $names }.
web-series-next = Nächstes Spiel ({ $number } von { $games })
web-series-again = Noch eine Serie
web-series-victories = Siege
web-series-points = Punkte
web-series-seat = Spieler
web-orders = Dauerbefehle
web-orders-menu = { $count ->
        [0] Dauerbefehle
       *[other] Dauerbefehle ({ $count } in Kraft)
    }
web-orders-text = Lege fest, wie eine Frage für dich beantwortet wird; dann wirst du nicht gefragt, auch wenn du fort bist. Deine Befehle sieht niemand sonst, nur die Antworten.
web-orders-in-force = In Kraft
web-orders-none = Kein Befehl ist in Kraft: Du wirst alles gefragt.
web-orders-give = Befehle geben
web-orders-ask = Mich fragen
web-orders-pass = Vorübergehen lassen
web-orders-which = Was?
web-orders-withdraw = Zurücknehmen
web-orders-withdraw-all = Alle zurücknehmen
web-orders-of-windows = Jede Frage, ob du auf etwas reagierst
web-orders-this = Solche Fragen beantworten, ohne mich zu fragen
event-answered_by_order = { $seat } antwortete nach Dauerbefehl.
web-why-not = Warum nicht?
web-rule = { $count ->
        [one] Regel { $numbers }
       *[other] Regeln { $numbers }
    }
web-rule-loading = Die Regel wird aufgeschlagen …
web-rule-unknown = Zu { $number } steht hier nichts.
web-rule-given = So steht es in der gedruckten Regel.
web-rule-likely = So ist es höchstwahrscheinlich gemeint: Eine gute Quelle sagt es, oder es kann kaum anders sein.
web-rule-ours = Das haben wir entschieden, wo die gedruckte Regel schweigt.
web-see-all-cards = Alle Karten und Sprüche
web-sent = Deine Antwort ist unterwegs …
web-skip-to-me = Vor bis zu mir
web-waiting = Die anderen sind dran.
web-waiting-for = Wir warten auf { $names }.
web-waiting-for-players = Wir warten auf Mitspieler.
web-answered-open = Du hast geantwortet: { $option }. Du kannst es zurücknehmen, bis ein anderer geantwortet hat.
web-answered-waiting = Du hast geantwortet: { $option }. Die anderen überlegen noch.
web-line-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts geht verloren.
web-paused = Pause. Weiter geht es, wenn alle zustimmen (Menü).
web-ended-by-vote = Diese Partie wurde im Einvernehmen beendet.
web-ended-by-operator = Die Betreiber dieses Servers haben diesen Tisch geschlossen.
web-not-played-out = Niemand hat gewonnen: Die Partie wurde nicht zu Ende gespielt.
web-watching = Du siehst zu, mit dem, was alle wissen.
web-bot = Bot, { $level }
web-away = nicht da
web-played-by-bot = ein Bot spielt solange
web-thinks = überlegt
web-has-answered = hat geantwortet
web-clock-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } { $hours } h
web-side = Protokoll und Gespräch
web-log = Protokoll
web-recap = { $count ->
        [one] Ein Zug der anderen seit deinem letzten: ansehen
       *[other] { $count } Züge der anderen seit deinem letzten: ansehen
    }
web-recap-title = Seit deinem letzten Zug
web-recap-again = Noch einmal
web-recap-done = Zu meiner Frage
web-log-jump = Springe zu …
web-log-all = auch Kleinigkeiten
web-talk = Gespräch
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-placeholder = Etwas sagen …
web-talk-send = Sagen
web-spectator = Zuschauer
web-phrase-hello = Hallo!
web-phrase-well_played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-sorry = Tut mir leid!
web-phrase-hurry = Na, wird’s?
web-phrase-moment = Einen Moment noch.
web-phrase-good_game = Schöne Partie!
web-phrase-goodbye = Bis bald!
web-menu = Menü
web-menu-cards = Alle Karten und Regeln
web-menu-keys = Tasten
web-vote-pause = Pause vorschlagen
web-vote-coach = Tipps für alle vorschlagen
web-vote-coach-off = Doch keine Tipps
web-vote-resume = Weiterspielen vorschlagen
web-vote-replace = { $name } durch einen Bot ersetzen
web-vote-end = Ende vorschlagen
web-leave = Meinen Platz einem Bot überlassen
web-come-back = Meinen Platz zurücknehmen
web-bot-plays-for-you = Ein Bot spielt für dich.
web-voting-pause = Pause machen?
web-voting-coach = Tipps erlauben? Alle sehen sie.
web-voting-resume = Weiterspielen?
web-voting-replace = { $name } durch einen Bot ersetzen?
web-voting-end = Die Partie beenden?
web-votes = ({ $yes } von { $needed } dafür)
web-seed-hash = Prüfsumme des Zufalls: { $hash }
web-keys-title = Mit der Tastatur
web-key-arrows = zur nächsten leuchtenden Möglichkeit
web-key-enter = wählen
web-key-info = die Karte erklären
web-key-undo = zurücknehmen
web-key-log = Protokoll
web-key-talk = Gespräch
web-key-help = diese Hilfe
web-key-escape = schließen
web-error-malformed = Das hat der Server nicht verstanden. Bitte lade die Seite neu.
web-error-unknown = Das gibt es hier nicht.
web-error-forbidden = Das darfst du hier nicht.
web-error-stale = Diese Frage ist schon vorbei; hier ist der neue Stand.
web-error-illegal = Das geht jetzt nicht.
web-error-not_now = Gerade geht das nicht.
web-error-cannot_undo = Das lässt sich nicht mehr zurücknehmen.
web-error-stopped = Die Regeln haben sich geändert; an diesem Tisch wird nicht weitergespielt.
web-error-too_fast = Etwas langsamer, bitte.
web-error-too_big = Das ist zu lang.
web-error-busy = Der Server ist gerade beschäftigt. Versuche es gleich noch einmal.
web-error-internal = Auf dem Server ging etwas schief. Das Spiel ist aufgehoben.
web-error-lesson = Nicht in diesem Lehrspiel: Es geht mit dem weiter, was leuchtet. Mit „Frei weiterspielen“ wählst du selbst.

## Im Browser: geführte erste Spiele

web-learn = Spielend lernen
web-lesson = Geführtes erstes Spiel
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-progress = Wie weit das Lehrspiel ist
web-lesson-watch = Sieh nun zu, was die anderen tun.
web-lesson-leave = Frei weiterspielen
web-lesson-later = Später weiter
web-lesson-again = Von vorn
web-lesson-more = Mehr zum Lehrspiel
web-lesson-goal = Ziel: { $goal }
web-lesson-choice = Deine Wahl
web-lesson-since = (seitdem { $numbers })
web-lesson-done = Das war ein ganzes Spiel, gut gemacht! Sieh dir die Abrechnung an; dann bist du dran.
web-lesson-done-early = Mehr brauchst du nicht, gut gemacht! Der Tisch bleibt stehen: Spiel von hier weiter, oder beginne ein eigenes Spiel.
web-lesson-play = Jetzt richtig spielen
web-lesson-play-coached = Richtig spielen, mit Tipps
web-lesson-play-on = Von hier weiterspielen
web-lesson-next = { $game } lernen
web-lesson-learned = Das kannst du jetzt

## Im Browser: das Ende, und zurückblicken

web-rematch-called = Die anderen rufen: Eine neue Partie mit denselben Plätzen wartet auf dich.
web-rematch-join = Mitspielen
web-waiting-rematch = Alle sind zur neuen Partie gerufen. Sie beginnt, sobald jeder wieder an seinem Platz sitzt.
web-called = gerufen, noch nicht da
web-rematch = Noch eine Partie
web-look-back = Zurückblicken
web-review = Nachlese
web-download-record = Partie sichern
web-luck = Ausgeteilt wurde aus der Startzahl { $seed }.
web-verify = Zufall prüfen
web-verify-asking = Wird geprüft …
web-verify-fits = Alles, was dieser Browser selbst prüfen kann, passt.
web-verify-not-compared = Nicht verglichen: Dieser Browser hat den Anfang der Partie nicht gesehen. Die Aufzeichnung passt in sich zusammen.
web-verify-wrong = Etwas passt nicht! Heb die Aufzeichnung auf und zeig sie den anderen.
web-verify-failed = Das ließ sich gerade nicht prüfen.
web-check-hash = Startzahl des Servers und Salz ergeben die Prüfsumme, die dieser Browser zuerst sah, und die vom Austeilen.
web-check-share = Der Anteil am Zufall, den dieser Browser beigetragen hat, ist dabei.
web-check-commitments = Jeder Anteil ist der, auf den sich sein Platz festgelegt hatte, bevor einer gezeigt wurde.
web-check-seed = Die Startzahl der Partie folgt aus Startzahl des Servers, Salz und Anteilen.
web-check-answers = Deine Antworten aus diesem Browser ({ $count }) stehen in der Aufzeichnung, in ihrer Reihenfolge.
web-check-result = Die Punkte auf dem Bildschirm sind die der Aufzeichnung.
web-check-is-true = passt
web-check-is-false = passt nicht
web-check-is-null = nichts zum Vergleichen
web-check-rest = Ein Browser kennt die Regeln nicht. Dass alle Karten, Antworten und Punkte aus der Startzahl folgen, prüft das Programm, mit der Aufzeichnung und dieser Prüfsumme:
web-check-command = Befehl, der die Partie nachspielt
web-replay-back = Ein Schritt zurück
web-replay-next = Ein Schritt weiter
web-replay-stop = Anhalten
web-records-title = Partien
web-records-text = Jede beendete Partie ist eine kleine Textdatei. Hier kannst du eine öffnen und sie ansehen.
web-records-import = Eine Partie von deinem Gerät öffnen (.record)

## Im Browser: Karten, Einstellungen, Mitwirkende

web-cards-search = Karte suchen
web-settings-name = Dein Name
web-figure = Deine Figur
web-figure-taken = { $figure }, schon vergeben
web-settings-pace = Tempo der Bots
web-pace-calm = gemächlich
web-pace-brisk = flott
web-pace-at_once = sofort
web-settings-sound = Klang
web-settings-sounds-on = Klänge am Tisch
web-settings-volume = Lautstärke
web-settings-room-tone = Kaminfeuer im Hintergrund
web-credits-games = Die Spiele
web-credits-games-text = Eine unabhängige Umsetzung; Regeln in eigenen Worten, ohne Text oder Bild eines Verlags.
web-credits-icons = Die Symbole
web-credits-icons-text = Aus der Sammlung game-icons, unverändert in der Form, unter der Lizenz CC BY 3.0. Gezeichnet von:
web-credits-parts = Schriften und Bausteine

## Bilder über dem Brett, einen Augenblick lang

web-flourish-victory = Sieg!
web-flourish-fallen = Gefallen
web-flourish-mirror = Zurückgeworfen!
web-flourish-duel = Duell!
web-flourish-wander = Auf Schwingen
web-flourish-beaten = Besiegt!
web-flourish-last = Zum letzten Mal
web-flourish-retreat = Rückzug!
web-flourish-winners = { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }

## Eigene Karten im Browser

web-own-link = Eigene Karten
web-own-untitled = ohne Namen
web-set-by = von { $name }
web-shelf-game = Spiel
web-shelf-every = alle Spiele
web-shelf-changed = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-shelf-plays = { $count ->
        [0] noch nicht gespielt
        [one] einmal gespielt
       *[other] { $count }-mal gespielt
    }
web-own-of-table = Dieser Tisch spielt mit eigenen Karten: { $title }
web-own-join = Dieser Tisch spielt mit eigenen Karten.
web-cards-own = Diese Karte hat eigene Werte.

## Offene Tische

web-open-title = Offene Tische
web-open-play = Mit anderen spielen
web-open-leave = Den Tisch verlassen
web-open-remove = { $name } vom Tisch nehmen
web-open-seat = frei für alle
web-open-waiting = Der Tisch steht in der Liste der offenen Tische. Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-open-name = So wie du dich nennst, kann hier niemand heißen. Am Tisch bist du { $name }.
web-open-here-title = Dieser Tisch ist für alle offen
web-open-here = Setz dich dazu, wenn noch ein Platz frei ist.
web-freed-title = Du sitzt hier nicht mehr
web-freed = Dein Platz an diesem Tisch ist wieder frei: Du bist gegangen, warst lange weg, oder der Gastgeber hat ihn freigegeben.

## Wer man ist: Gast, oder auf jedem Gerät bekannt

web-nav-me = Ich

## Was ein Messenger von einem Link zeigt

preview-house = Zaubertisch: Brettspiele bei Kerzenlicht
preview-house-text = Grimoria, Schatzjagd und Zauberschwert im Browser: mit Freunden, mit Fremden oder mit Bots. Ohne Konto.
preview-house-line = Spiele im Browser, ohne Konto
preview-from = { $name } lädt dich ein: { $game }
preview-table = Ein Platz bei { $game } wartet auf dich
preview-over = Eine Partie { $game } zum Nachsehen
preview-table-text = Ein Tisch für { $count } am Zaubertisch. Link öffnen, hinsetzen, spielen. Ohne Konto, auch auf dem Handy.
preview-line = Komm an den Tisch!

## Gerufen werden

call-turn-title = Du bist dran – { $game }
call-turn-text = { $name }, am Tisch warten die anderen auf dich.
call-reminder-title = Deine Zeit läuft ab – { $game }
call-reminder-text = { $name }, der Tisch wartet noch auf deine Antwort. Ist deine Zeit um, spielt ein Bot für dich.
call-confirm-title = Dürfen wir dich hier rufen?
call-confirm-text = Jemand möchte unter dieser Adresse gerufen werden, wenn er am Tisch an der Reihe ist. Wenn du das warst, öffne den Link und bestätige es. Wenn nicht, brauchst du nichts zu tun: Es kommt nichts weiter.
call-trial-title = So wirst du gerufen
call-trial-text = Es klappt: Rufe von deinen Tischen kommen hier an.
call-mail-stop = Keine solchen Mails mehr? Ein Druck genügt:
web-title-turn = Du bist dran – { $game }
web-title-table = { $game } – Zaubertisch
web-notice-text = Am Tisch warten die anderen auf deine Antwort.
web-offline-title = Keine Verbindung zum Tisch
web-offline-text = Du bist offline, oder der Server ist gerade nicht da. Deine Tische bleiben, nichts geht verloren.
web-offline-again = Noch einmal versuchen
web-calls-confirm-used = Dieser Link wurde schon benutzt, oder er ist nicht von uns.
web-pace-hour = 1 Stunde je Antwort
web-pace-hours = 8 Stunden je Antwort
web-pace-day = 1 Tag je Antwort
web-pace-week = 1 Woche je Antwort
web-pace-slow = Niemand muss am Tisch warten: Komm, wenn du dran bist.
web-pace-slow-calls = Wie sollen wir dich rufen?
web-days-off = Freie Tage
web-days-off-text = Deine Uhr wartet, und alle können es sehen. In dieser Partie hast du noch { $left ->
    [one] einen Tag
   *[other] { $left } Tage
}.
web-days-off-take = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-days-off-until = Du hast frei bis { $day }. Deine Uhr wartet.
web-days-off-back = Ich bin wieder da
web-off-until = frei bis { $day }

## Ein Server für Eingeladene

web-error-invite_only = Das können auf diesem Server nur Eingeladene.
web-invited-only = Dieser Tisch ist für Eingeladene gedeckt
web-invited-only-text = Wer eine Einladung der Betreiber dieses Servers hat, kann hier Tische eröffnen. Bitte sie um einen Link.
web-invited-only-seat = Hat dir jemand den Link zu einem Platz geschickt? Öffne ihn einfach: Mehr brauchst du nicht.

## Datenschutz

web-privacy-title = Datenschutz

## Gespräch und Umgang

web-talk-others = Am Tisch
web-talk-about = { $name }: stumm schalten, blockieren oder melden
web-talk-muted = stumm
web-talk-strangers = Unter Fremden beginnen wir mit diesen Sätzen.
web-talk-waiting = Du möchtest frei sprechen. Es geht los, wenn alle zustimmen.
web-talk-phrases-again = Nur noch Sätze
web-vote-talk = Freies Gespräch vorschlagen
web-voting-talk = Mit eigenen Worten reden?
web-react = Auf { $name } reagieren
web-reaction-laugh = Lustig
web-reaction-heart = Schön
web-reaction-laurels = Bravo
web-reaction-ouch = Autsch
web-reaction-peace = Frieden
