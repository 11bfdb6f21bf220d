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
bot-greeting-2-1 = Wie schön, dass du da bist. Fang ruhig an, ich bin heute milde.
bot-greeting-2-2 = Du darfst dich setzen. Zeig mir, was du gelernt hast.
bot-greeting-2-3 = Ich bin es gewohnt zu gewinnen. Nimm es dir nicht zu Herzen.
bot-greeting-2-4 = Am Ende kniest du. Das tun alle.
bot-greeting-3-1 = Kein Fieber? Wunderbar. Dann spielen wir einfach zum Vergnügen.
bot-greeting-3-2 = Ich behalte deinen Puls im Auge. Und deine Karten.
bot-greeting-3-3 = Meine Diagnose: Du hast noch Hoffnung. Das lässt sich heilen.
bot-greeting-3-4 = Tief einatmen. Es ist gleich vorbei.
bot-greeting-4-1 = Heil dir! Ob Sieg oder Niederlage, hinterher wird gesungen.
bot-greeting-4-2 = Der Wind steht gut, die Mannschaft ist wach. Rudern wir los!
bot-greeting-4-3 = Ich habe drei Meere überquert. Dein Tisch macht mir keine Angst.
bot-greeting-4-4 = Den Strand lasse ich dir. Alles andere gehört mir.
bot-greeting-5-1 = Ein stiller Abend. Wenn du den Weg verlierst, zeige ich ihn dir.
bot-greeting-5-2 = Ich habe deine Fährte gelesen. Du spielst kühn.
bot-greeting-5-3 = Du wirst mich nicht kommen hören.
bot-greeting-5-4 = Ein Pfeil genügt. Ich habe zwölf dabei.

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

web-new-title = { $game }: ein Tisch für euch
web-new-seats = Wer sitzt wo?
web-new-seats-text = Jeder Freund bekommt einen Link, der einmal einlädt: Wer ihn zuerst öffnet, hat den Platz und kann später eigene Geräte hinzufügen.
web-new-seat = Platz { $number }
web-new-pass-and-play = Mehrere „hier am Gerät“: Ihr gebt das Gerät herum, und zwischen zwei Spielern fällt ein Vorhang.
web-sitter-me = hier am Gerät
web-sitter-friend = per Link
web-sitter-bot = Bot
web-sitter-none = frei
web-new-clock = Bedenkzeit
web-pace-none = keine Uhr
web-pace-5 = 5 Minuten + 10 s
web-pace-15 = 15 Minuten + 10 s
web-pace-30 = 30 Minuten + 10 s
web-pace-days = 2 Tage je Antwort
web-new-options = Was ihr sonst vereinbaren könnt
web-new-preset = Wie lang soll es werden?
web-new-preset-own = wie unten vereinbart
web-new-preset-own-help = Ihr habt etwas Eigenes vereinbart; wählt eine Länge, und unten steht, was dazu gehört.
web-new-cards = Eigene Kartendatei (TOML, nur was abweicht)
web-new-lay = Tisch decken
web-new-too-few = Es braucht mindestens { $count } Plätze.

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
web-auto-pass-round = Diese Runde nicht mehr fragen
web-auto-pass-game = Nie mehr fragen
web-auto-pass-off = Wieder fragen
web-auto-pass-is-round = In dieser Runde passt du bei solchen Fragen, ohne gefragt zu werden.
web-auto-pass-is-game = Bis zum Ende passt du bei solchen Fragen, ohne gefragt zu werden.
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
web-vote-resume = Weiterspielen vorschlagen
web-vote-replace = { $name } durch einen Bot ersetzen
web-vote-end = Ende vorschlagen
web-leave = Meinen Platz einem Bot überlassen
web-come-back = Meinen Platz zurücknehmen
web-bot-plays-for-you = Ein Bot spielt für dich.
web-voting-pause = Pause machen?
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
web-learn-first = Noch nie gespielt?
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
web-replay-title = Zurückblicken
web-replay-failed = Diese Partie lässt sich noch nicht oder nicht mehr ansehen.
web-replay-desk = Durch die Partie gehen
web-replay-start = So begann die Partie.
web-replay-answer = { $name }: { $option }
web-replay-slider = Stelle der Partie
web-replay-first = Zum Anfang
web-replay-back = Ein Schritt zurück
web-replay-next = Ein Schritt weiter
web-replay-last = Zum Ende
web-replay-run = Abspielen
web-replay-stop = Anhalten
web-replay-speed = Tempo
web-speed-0 = langsam
web-speed-1 = normal
web-speed-2 = schnell
web-replay-link = Link zu diesem Moment
web-analysis = Was dächte ein Bot?
web-analysis-by = Ein Bot ({ $level }) an dieser Stelle:
web-analysis-measure = Wie viele Punkte ich damit am Ende im Mittel vorn lag (+) oder zurück (−), in Gedanken:
web-analysis-best = Gewählt wurde Nummer 1: Besser weiß ich es auch nicht.
web-analysis-cost = Gewählt wurde Nummer { $place }; das kostete { $cost } Punkte.
web-analysis-other = Gewählt wurde etwas anderes.
web-eyes = Mit wessen Wissen?
web-eyes-all = alles offen
web-eyes-public = wie Zuschauer
web-eyes-seat = wie { $name }
web-play-on = Von hier weiterspielen
web-play-on-text = Ein neuer Tisch mit genau dieser Lage; alle anderen Plätze spielen Bots.
web-play-on-seat = Du spielst
web-play-on-go = Weiterspielen
web-records-title = Partien
web-records-text = Jede beendete Partie ist eine kleine Textdatei. Hier kannst du eine öffnen und sie ansehen.
web-records-import = Eine Partie von deinem Gerät öffnen (.record)

## Im Browser: Karten, Einstellungen, Mitwirkende

web-cards-title = Alle Karten von { $game }
web-cards-search = Karte suchen
web-cards-print = Drucken
web-cards-ours = Ein Wert davon ist von uns festgelegt.
web-cards-likely = Ein Wert davon ist nur wahrscheinlich.
web-settings-title = Einstellungen
web-settings-name = Dein Name
web-figure = Deine Figur
web-figure-taken = { $figure }, schon vergeben
web-settings-language = Sprache
web-language-de = Deutsch
web-language-en = English
web-settings-theme = Licht
web-theme-auto = wie das Gerät
web-theme-dark = Kerzenlicht
web-theme-light = Tageslicht
web-settings-motion = Bewegung
web-motion-off = keine
web-motion-normal = normal
web-motion-slow = langsam
web-settings-pace = Tempo der Bots
web-pace-calm = gemächlich
web-pace-brisk = flott
web-pace-at_once = sofort
web-settings-confirm = Vor einer Antwort nachfragen
web-confirm-touch = auf dem Touchscreen
web-confirm-always = immer
web-confirm-never = nie
web-settings-sound = Klang
web-settings-sounds-on = Klänge am Tisch
web-settings-volume = Lautstärke
web-settings-room-tone = Kaminfeuer im Hintergrund
web-settings-shortcuts = Tastenkürzel am Tisch
web-settings-kept = Bei Gästen merkt sich das nur dieser Browser.
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
web-flourish-retreat = Nicht heute
web-flourish-winners = { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }

## Eigene Karten im Browser

web-own-link = Eigene Karten
web-own-title = Eigene Karten für { $game }
web-own-text = Kopiere die Karten des Spiels unter einem eigenen Namen und ändere, was du anders haben willst, oder trage ein, was auf deinen gedruckten Karten steht.
web-own-text-new = Kopiere die Karten des Spiels unter einem eigenen Namen, ändere ihre Werte und mache neue Karten: für die Blankokarten deiner Schachtel oder nur für diesen Tisch.
web-own-shelf = Deine Kartensätze
web-own-copy = Karten des Spiels kopieren
web-own-read = Datei einlesen
web-own-drop = oder eine Datei hierher ziehen
web-own-first-title = Meine Karten
web-own-untitled = ohne Namen
web-own-changes = { $changed } geändert, { $added } neu
web-own-not-right = stimmt noch nicht
web-own-name = Name des Kartensatzes
web-own-stage-checking = Wird geprüft …
web-own-stage-right = Geprüft: alles stimmt.
web-own-stage-wrong = { $count ->
        [one] Eins stimmt noch nicht:
       *[other] { $count } Dinge stimmen noch nicht:
    }
web-own-stage-unreachable = Der Server hat das nicht geprüft. Läuft er noch?
web-own-unreachable = Der Server hat die Datei nicht angenommen.
web-own-show = Zeigen
web-own-take-out = Herausnehmen
web-own-play = Tisch mit diesen Karten
web-own-save = Als Datei sichern
web-own-print = Drucken
web-own-reset-set = Alles zurücksetzen
web-own-drop-set = Satz löschen
web-own-sure-reset = Alle Änderungen und neuen Karten dieses Satzes verwerfen?
web-own-sure-drop = Diesen Kartensatz löschen?
web-own-kept = Jede Änderung wird gleich in diesem Browser aufgehoben. Die Datei kannst du weitergeben; das Programm auf der Kommandozeile nimmt sie mit --cards.
web-own-new-cards = Neue Karten ({ $count } von { $most })
web-own-new-card = Neue Karte
web-own-make = Karte machen
web-own-sheets = Andere Werte des Spiels
web-own-filter-all = alle
web-own-filter-own = nur eigene
web-own-marks = Wie sicher die Werte sind
web-mark-given = sicher
web-mark-given-help = Die Regel oder die gedruckte Karte sagt es.
web-mark-likely = wahrscheinlich
web-mark-likely-help = Eine gute Quelle sagt es, oder es kann kaum anders sein.
web-mark-ours = von uns
web-mark-ours-help = Wir haben es festgelegt, weil die gedruckte Zahl nicht zu finden war.
web-mark-own = eigen
web-mark-own-help = Du hast es eingetragen.
web-own-nth = { $label }, { $number }.
web-own-remove-nth = { $label }, { $number }.: entfernen
web-own-add = dazu
web-own-add-to = { $label }: etwas dazu
web-own-reset = zurück
web-own-reset-card = Karte zurücksetzen
web-own-remove-card = Karte wegwerfen
web-own-done = Fertig
web-own-picture = Bild
web-own-picture-choose = Eins aus dem Spiel wählen
web-own-picture-bring = Eigenes mitbringen
web-own-picture-busy = Einen Augenblick …
web-own-picture-reset = Wieder das der Karte
web-own-picture-refused = Das kann kein Bild einer Karte sein. Erlaubt ist ein ganzes Bild als PNG, JPEG oder WebP bis 2 MB, mit mindestens 64 und höchstens 8.000 Punkten je Seite.
web-own-flavour = Eine eigene Zeile
web-own-flavour-hint = Etwas zum Schmunzeln; an den Regeln ändert es nichts.
web-own-pack-refused = Das ist kein Archiv mit einem Kartensatz, wie die Werkstatt es sichert.
web-share = Mit einem Link teilen
web-share-text = Wer den Link bekommt, kann diesen Satz ansehen, damit spielen und ihn kopieren. Ändern kannst nur du ihn.
web-share-title = Geteilt:
web-share-link = Link zu diesem Kartensatz
web-share-renew = Änderungen teilen
web-share-look = Ansehen
web-share-stop = Nicht mehr teilen
web-share-maker = Dein Name
web-share-public = Für alle ins Regal stellen
web-share-private = Aus dem Regal nehmen
web-share-on-shelf = Er steht im Regal.
web-share-hidden = Er wurde gemeldet und steht nicht im Regal, bis der Betreiber dieses Servers ihn angesehen hat.
web-share-refused = So lässt sich das nicht teilen. Im Regal brauchen der Satz und du einen Namen, und keine Wörter, die verletzen.
web-set-of = Karten für { $game }
web-set-by = von { $name }
web-set-copy = Zu meinen Sätzen kopieren
web-set-report = Melden
web-set-reported = Gemeldet
web-set-report-text = Wer diesen Server betreibt, sieht es sich an. Du wirst nicht genannt.
web-set-report-send = Meldung abschicken
web-set-reason = Was stimmt damit nicht?
web-set-sheets-only = Dieser Satz ändert nur andere Werte des Spiels.
web-set-gone = Kein solcher Kartensatz
web-set-gone-text = Unter diesem Link gibt es keinen Kartensatz, oder keinen mehr.
web-shelf-link = Sätze von anderen
web-shelf-title = Das Regal
web-shelf-text = Kartensätze, die andere für alle gemacht haben. Nimm einen heraus: spiele damit, kopiere ihn, drucke ihn.
web-shelf-game = Spiel
web-shelf-every = alle Spiele
web-shelf-empty = Hier steht noch nichts. Mache einen Satz und stelle ihn ins Regal.
web-shelf-changed = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-shelf-plays = { $count ->
        [0] noch nicht gespielt
        [one] einmal gespielt
       *[other] { $count }-mal gespielt
    }
web-allowed-number = Erlaubt ist eine ganze Zahl von { $low } bis { $high }.
web-allowed-word = Erlaubt ist eins von: { $words }.
web-allowed-words = Erlaubt sind verschiedene von: { $words }.
web-allowed-text = Erlaubt ist eine Zeile mit 1 bis { $high } Buchstaben.
web-allowed-flag = Erlaubt ist ja oder nein.
web-allowed-exactly = Erlaubt sind genau { $count } Einträge.
web-allowed-most = Erlaubt sind höchstens { $count } Einträge.
web-allowed-phrase = "{ $what }" gibt es nicht; wähle etwas aus der Liste.
web-fault-toml = Die Datei ist nicht lesbar: Zeile { $line } ist kein TOML.
web-fault-missing = Hier fehlt ein Wert.
web-fault-unknown_field = Einen solchen Wert hat diese Karte nicht.
web-fault-no_such_card = Eine solche Karte gibt es in diesem Spiel nicht.
web-fault-name = So kann eine Karte in der Datei nicht heißen: erlaubt sind kleine Buchstaben, Ziffern und _.
web-fault-other_game = Diese Datei ist für ein anderes Spiel.
web-fault-picture = Ein solches Bild kann eine Karte nicht haben.
web-fault-mark = Eine Markierung (given, likely, ours, own) nennt keinen Wert dieser Karte.
web-own-of-table = Dieser Tisch spielt mit eigenen Karten: { $title }
web-own-join = Dieser Tisch spielt mit eigenen Karten.
web-cards-own = Diese Karte hat eigene Werte.
web-cards-cut = Zum Ausschneiden
web-new-which-cards = Mit welchen Karten?
web-new-cards-printed = die des Spiels
web-new-cards-file = aus einer Datei
web-sheet-title = Karten zum Ausschneiden: { $game }
web-sheet-text = 63 × 88 mm wie Spielkarten, mit Marken zum Schneiden. Drucke in Originalgröße (100 %) auf beide Seiten. Hochkant liegendes Papier wird über die lange Kante gewendet, quer liegendes über die kurze.
web-sheet-which = Welche Karten
web-sheet-own = geänderte und neue
web-sheet-new = nur neue
web-sheet-all = alle
web-sheet-copies = Wie oft jede
web-sheet-every = so oft wie im Spiel
web-sheet-one = einmal
web-sheet-pdf = { $count ->
        [one] Als PDF sichern (eine Seite)
       *[other] Als PDF sichern ({ $count } Seiten)
    }
web-sheet-page = Seite { $number } von { $count }
web-sheet-none = Hier ist noch nichts zu drucken.
web-sheet-back = Zurück
web-sheet-page-back = Rückseite von Seite { $number } von { $count }
web-sheet-paper = Papier
web-sheet-a4 = A4
web-sheet-letter = Letter
web-sheet-bleed = Über den Schnitt hinaus
web-sheet-bleed-yes = 3 mm Farbe
web-sheet-bleed-no = nichts
web-sheet-backs = Rückseiten
web-sheet-backs-yes = mit
web-sheet-backs-no = ohne
web-sheet-begin = Die Karten werden gezeichnet …
web-sheet-progress = { $done } von { $all } gezeichnet
web-own-png = Als Bild sichern
web-card-back = Kartenrücken
web-back-colour = Farbe
web-back-emblem = Zeichen
web-back-reset = Wieder der des Spiels
web-back-night = Nacht
web-back-forest = Wald
web-back-wine = Wein
web-back-oak = Eiche
web-back-slate = Schiefer
web-back-plum = Pflaume
web-back-star = Stern
web-back-moon = Mond
web-back-tower = Turm
web-back-dragon = Drache
web-back-rose = Rose
web-back-key = Schlüssel
web-trial = Was macht das mit dem Spiel?
web-trial-text = Bots spielen dieselben Verteilungen mit den Karten des Spiels und mit deinen, und zählen. Bei jeder Zahl steht der Bereich, in dem sie mit 95 % Sicherheit liegt; wo die Bereiche einander überlappen, kann der Unterschied Zufall sein.
web-trial-seats = Plätze
web-trial-begin = Von Bots ausprobieren lassen
web-trial-stop = Anhalten
web-trial-waiting = Die Bots setzen sich …
web-trial-games = je { $done } von { $all } Spielen
web-trial-failed = Die Bots haben abgebrochen. Versuche es gleich noch einmal.
web-trial-busy = Zurzeit können Bots das nicht ausprobieren: Andere sind dran, oder die Regeln dieses Spiels werden noch vorbereitet.
web-trial-without = ohne
web-trial-changed = mit deinen Karten
web-trial-seat = Siege von Platz { $number }
web-trial-length = Länge eines Spiels
web-trial-held = Plätze mit einer geänderten Karte
web-trial-holders = Siege dieser Plätze
web-trial-chosen = Genommen oder benutzt, wenn möglich
web-trial-points = Punkte der Besten
web-trial-range = { $low } bis { $high }

## Offene Tische

web-open-title = Offene Tische
web-open-wish = Gleich mit Leuten spielen
web-open-wish-text = Wir setzen dich an einen passenden Tisch oder eröffnen einen. Bots spielen mit, bis jemand kommt.
web-open-game = Spiel
web-open-play = Mit Leuten spielen
web-open-count = { $total ->
    [0] Gerade ist kein Tisch offen.
    [one] Ein Tisch, { $free ->
        [0] ohne freien Platz.
       *[other] mit freien Plätzen.
    }
   *[other] { $total } Tische, an { $free } davon ist ein Platz frei.
}
web-open-none = Hier sitzt gerade niemand. Eröffne den ersten Tisch: Bots spielen mit, bis jemand kommt.
web-open-pages = Seiten
web-open-page = Seite { $page } von { $pages }
web-open-before = Zurück
web-open-after = Weiter
web-open-of = { $name } lädt ein
web-open-hours = { $hours } Stunden je Antwort
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
web-open-leave = Den Tisch verlassen
web-open-remove = { $name } vom Tisch nehmen
web-open-seat = frei für alle
web-open-waiting = Der Tisch steht in der Liste der offenen Tische. Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-open-here-title = Dieser Tisch ist für alle offen
web-open-here = Setz dich dazu, wenn noch ein Platz frei ist.
web-freed-title = Du sitzt hier nicht mehr
web-freed = Dein Platz an diesem Tisch ist wieder frei: Du bist gegangen, warst lange weg, oder der Gastgeber hat ihn freigegeben.
web-new-open = Wer darf sich dazusetzen?
web-new-open-no = nur wer einen Link hat
web-new-open-bots = alle; Bots spielen, bis jemand kommt
web-new-open-full = alle; wir warten, bis der Tisch voll ist
web-new-open-name = Name des Tisches
web-new-open-text = Der Tisch steht in der Liste der offenen Tische. Jeder kann zusehen und die Plätze der Freunde einnehmen.

## Wer man ist: Gast, oder auf jedem Gerät bekannt

web-nav-me = Ich
web-me-title = Ich
web-me-who = Figur und Name
web-me-guest = Du bist Gast. Nur dieser Browser kennt dich.
web-me-kept = Du bist auf allen deinen Geräten bekannt.
web-me-guest-title = Deine Sachen behalten?
web-me-guest-text = Du kannst alles spielen, so wie es ist. Wenn du magst, merkt sich der Server Name, Figur, Einstellungen, Tische und Ergebnisse, auf allen deinen Geräten. Ohne Passwort, ohne Adresse.
web-me-passkey-text = Ein Passkey liegt in deinem Telefon oder Rechner. Fingerabdruck, Gesicht oder Bildschirmsperre genügen, um zurückzukommen.
web-me-passkey-make = Passkey anlegen
web-me-passkey-none = Unter dieser Adresse gehen keine Passkeys. Der Rückkehr-Link schon.
web-me-passkey = Passkey
web-me-passkey-delete = Diesen Passkey löschen
web-me-since = { $name }, seit { $date }
web-me-delete = Löschen
web-me-recovery-text = Ein Rückkehr-Link geht überall. Bewahre ihn gut auf: Wer ihn hat, ist du.
web-me-recovery-make = Rückkehr-Link nehmen
web-me-recovery-there = Du hast einen Rückkehr-Link. Ein neuer macht ihn ungültig.
web-me-recovery-renew = Einen neuen nehmen
web-me-recovery-link = Dein Rückkehr-Link
web-me-recovery-keep = Bewahre diesen Link auf. Er wird nur jetzt gezeigt und gilt einmal; dann bekommst du einen neuen.
web-me-known-title = Schon einmal hier gewesen?
web-me-known-text = Hast du auf einem anderen Gerät einen Passkey, gehört dieses hier gleich dazu. Einen Rückkehr-Link öffnest du einfach hier.
web-me-sign-in = Mit Passkey anmelden
web-me-ways-title = Wege zurück
web-me-ways-none = Bisher kennt dich nur dieser Browser. Vergisst er es, ist alles weg. Lege einen Passkey an oder nimm einen Rückkehr-Link.
web-me-devices-title = Deine Geräte
web-me-devices-text = Hast du eines verloren, melde es ab: Es ist dann Gast und kann nicht an deinen Plätzen spielen.
web-me-device = Ein Browser
web-me-device-this = Dieses hier
web-me-device-seen = Zuletzt am { $date }
web-me-sign-out = Abmelden
web-me-sign-out-device = Abmelden: { $name }
web-me-data-title = Was wir aufbewahren
web-me-data-text = Alles, was wir von dir wissen, in einer Datei. Oder gar nichts mehr.
web-me-export = Alles als Datei speichern
web-me-forget = Alles löschen
web-me-forget-sure = Name, Geräte, Kartensätze und deine Worte an Tischen werden endgültig gelöscht. Bots spielen deine Plätze zu Ende. Ergebnisse bleiben, ohne deinen Namen.
web-me-forget-now = Jetzt löschen
web-me-forget-not = Nein, behalten
web-me-recover-title = Das ist ein Rückkehr-Link
web-me-recover-text = Er meldet dieses Gerät an, mit Name, Tischen und Einstellungen. Danach gilt er nicht mehr, und du bekommst einen neuen.
web-me-recover-use = Hier anmelden
web-me-recover-not = Jetzt nicht
web-me-recover-dead = Dieser Link öffnet nichts mehr: Er wurde benutzt, oder es gibt einen neueren.

## Was ein Messenger von einem Link zeigt

preview-house = Zaubertisch: Brettspiele bei Kerzenlicht
preview-house-text = Grimoria, Schatzjagd und Zauberschwert im Browser: mit Freunden, mit Fremden oder mit Bots. Ohne Konto.
preview-house-line = Spiele im Browser, ohne Konto
preview-from = { $name } lädt dich ein: { $game }
preview-table = Ein Platz bei { $game } wartet auf dich
preview-over = Eine Partie { $game } zum Nachsehen
preview-table-text = Ein Tisch für { $count } am Zaubertisch. Link öffnen, hinsetzen, spielen. Ohne Konto, auch auf dem Handy.
preview-line = Komm an den Tisch!

## Rückblick auf viele Partien

web-history-title = Rückblick
web-history-guest = Ergebnisse von Gästen bewahren wir nicht auf.
web-history-none = Noch keine beendete Partie. Was du ab jetzt zu Ende spielst, steht hier.
web-history-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
web-history-victories = Siege
web-history-even = ({ $share } wären ausgeglichen)
web-history-points = Punkte im Schnitt
web-history-points-all = (alle Spieler: { $points })
web-history-rating = Wertungszahl
web-history-unrated = noch keine; freundschaftliche Partien zählen nicht
web-rating = { $value } ± { $spread }
web-history-heads = Mit anderen
web-history-head = { $before } : { $behind } in { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}
web-history-my-games = Meine Partien
web-history-is-rated = gewertet
web-history-you = Du
web-history-won = gewonnen
web-best-title = Die Besten
web-best-text = Aus gewerteten Partien, ab drei Partien. Auch Bots haben eine Wertung. Die zweite Zahl sagt, wie unsicher sie ist.
web-best-bot = Bot, Stufe { $level }
web-best-none = Noch niemand. Gewertete Partien füllen diese Liste.
web-new-counts = Zählt die Partie?
web-new-counts-friendly = freundschaftlich
web-new-counts-rated = gewertet
web-new-counts-help = Eine gewertete Partie ändert die Wertungszahl aller, deren Ergebnisse aufbewahrt werden. Gehen hilft nicht: Ein Bot spielt weiter, und es zählt.

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
web-calls-title = Wie du gerufen wirst
web-calls-text = Wenn du dran bist und nicht zum Tisch schaust, können wir dir Bescheid sagen: einmal je Zug, und nie, was im Spiel steht. Ein Konto brauchst du dafür nicht.
web-calls-tab = Der Tab selbst
web-calls-tab-text = Titel und Symbol des Tabs zeigen, dass du dran bist. Das ist immer so.
web-calls-device = Auf diesem Gerät
web-calls-device-off = gar nicht
web-calls-device-tab = solange ein Tab offen ist
web-calls-device-push = immer, auch wenn alles zu ist
web-calls-device-text = Eine Mitteilung deines Browsers. Er fragt dich vorher, ob das in Ordnung ist.
web-calls-not-allowed = Dein Browser erlaubt dieser Seite keine Mitteilungen. Du kannst das in seinen Einstellungen ändern.
web-calls-mail = Per Mail
web-calls-mail-text = Wir schreiben dir nur, wenn ein Tisch wartet. In jeder Mail steht ein Link, der das beendet.
web-calls-mail-address = Mailadresse
web-calls-webhook = Per Webhook
web-calls-webhook-text = Für Discord, Matrix und andere: Wir schicken eine Nachricht an eine Adresse, die dir dein Chat gibt.
web-calls-webhook-address = Adresse des Webhooks
web-calls-add = Hinzufügen
web-calls-waits = wartet, bis du den Link drückst, der dorthin ging
web-calls-confirmed = bereit
web-calls-try = Ausprobieren
web-calls-remove = Entfernen
web-calls-remove-what = { $address } entfernen
web-calls-try-what = { $address } ausprobieren
web-calls-tried = Abgeschickt. Es müsste gleich da sein.
web-calls-link-sent-mail = Ein Link ist zu dir unterwegs. Drücke ihn, dann dürfen Mails kommen.
web-calls-link-sent-webhook = Eine Nachricht mit einem Link ist in deinen Chat unterwegs. Drücke ihn, dann dürfen Rufe kommen.
web-calls-quiet = Ruhezeit
web-calls-quiet-off = keine
web-calls-quiet-on = nachts
web-calls-quiet-from = von
web-calls-quiet-to = bis
web-calls-quiet-text = Was in dieser Zeit käme, kommt danach. Deine Zeitzone: { $zone }
web-calls-reminds = Erinnere mich noch einmal, bevor meine Zeit abläuft
web-calls-confirm-title = Sollen wir dich hier rufen?
web-calls-confirm-text = Drücke den Knopf, dann kommen Rufe von deinen Tischen an diese Adresse.
web-calls-confirm-yes = Ja, ruft mich hier
web-calls-confirm-done = Erledigt. Ab jetzt wirst du dort gerufen.
web-calls-confirm-used = Dieser Link wurde schon benutzt, oder er ist nicht von uns.
web-calls-stop-title = Hier keine Rufe mehr?
web-calls-stop-text = Ein Druck, und an diese Adresse kommt nichts mehr.
web-calls-stop-yes = Rufe beenden
web-calls-stop-done = Erledigt. Es kommt nichts mehr.
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
