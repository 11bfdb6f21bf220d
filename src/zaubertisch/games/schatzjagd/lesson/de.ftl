# Die Gedanken zu Schatzjagds geführtem erstem Spiel: einer für jeden Schritt, in der Reihenfolge des Drehbuchs.

lesson-title = Zwei Schätze für deine Burg
lesson-roll = Du bist ein Herzog, und dein Scherge steht in deiner grünen Burg auf A0. Zwei Schätze darin gewinnen dieses Spiel. Jeder Zug beginnt mit einer Reise: Würfle.
lesson-walk = Du darfst so viele Felder weit gehen, wie der Würfel zeigt, Schritt für Schritt über die Seiten. Drück auf C1, und er geht hin.
lesson-stop = Ein Schritt ist übrig, aber du musst ihn nicht gehen. Lass ihn hier neben C2 stehen bleiben.
lesson-lay = Nun dein Einfluss: eine Karte je Zug. Waffen nützen nur da, wo ein Scherge sie aufdeckt; leg ihm also das Messer vor die Füße: Wähle es, dann C2.
lesson-second_day = Karten stehen mit dem Rücken zu allen; nur du kennst diese. Deine Hand ist wieder auf vier gefüllt, und der nächste Tag beginnt. Würfle.
lesson-uncover = Geh auf C2: Eine Karte beendet die Reise und wird aufgedeckt. Das Messer gibt einen Waffenpunkt für deine Kämpfe.
lesson-map = Du hast die Karte von C2, und dein Scherge steht dort. Zeig sie: Sie hebt einen Schatz.
lesson-home = Ein getragener Schatz ist noch nicht sicher: Wer stirbt, verliert ihn. Würfle, geh heim in deine Burg auf A0, und bleib dort stehen.
lesson-store = Das Einlagern ist deine Karte für diesen Zug. Leg die Krone in die Burg: Das ist einer von zweien.
lesson-far = Deine zweite Schatzkarte zeigt E3, neben der Stadt. Würfle und geh bis E2; der weite Tag lohnt sich.
lesson-trap = Belas Scherge sitzt daheim auf J9. Leg den Steinhagel auf J8 vor seine Tür: Eine Falle trifft jeden, der darauf tritt, Freund oder Feind.
lesson-dare = Sie traf ihn: Sein halbes Leben ist fort. Doch Bela hat eine Karte auf E3 gelegt, genau da, wo du hinmusst. Würfle, und wag es.
lesson-poisoned = Ein Giftdorn! Dein Scherge ist vergiftet und verliert am Ende jedes Tages 1 Leben. Der Schatz ist trotzdem da: Zeig die Karte.
lesson-city = Wer vor der Mauer übernachtet hat, darf mit dem ersten Schritt in die Stadt. Würfle, und geh über E4 nach F4 zum Heiler.
lesson-healer = Jedes Haus hat sein Geschäft: das Gasthaus 2 Gold, der Schmied Waffen, die Schule Stärke. Der Heiler spült für 5 Gold das Gift aus: Tu das.
lesson-own_way = Denk an den Heimweg: Leg den Spieß auf E2, dort kommst du vorbei.
lesson-ambush = Bela hat eine Karte auf E3 gelegt, und dein Weg führt darüber. Was es ist, kannst du nicht wissen. Würfle, und geh hin.
lesson-fight = Eine Räuberbande der Kraft 5, und du hast 2 Stärke und 1 Waffe. Beide würfeln dazu; der Schwächere verliert den Unterschied. Die Aussichten sind schlecht; schlag trotzdem einmal zu, um zu sehen, wie es geht.
lesson-strike_again = Ein guter Schlag! Doch Waffen nutzen sich mit jedem Schlagabtausch ab, und ein Ungeheuer hat 15 Leben. Schlag noch einmal zu.
lesson-flee = Acht Leben fort, sechs sind übrig. Vor jedem Schlagabtausch darfst du fliehen, doch das kostet einen letzten Hieb. Versuch es.
lesson-death = Der letzte Hieb war zu hart: Er ist tot. Der Schatz liegt auf E3, deine Hand ist neu. Kauf einen Nachfolger für 15 Punkte: 4 auf Leben, keinen auf Gold, 6 auf Stärke, 5 auf Waffen.
lesson-new_way = Dein neuer Scherge ist stärker, und was in der Burg liegt, bleibt dort. Würfle, und geh nach Osten, so weit der Würfel reicht.
lesson-monster = Du hast selbst ein Ungeheuer. Leg den Sumpfkoloss auf J8: Nun ist Belas Heimweg gefährlich.
lesson-pike = Dein Spieß wartet noch auf E2. Würfle, und hol ihn.
lesson-keep = Niemand muss eine Karte spielen. Heb den Bannblick für den Kampf auf, und spiel nichts.
lesson-revenge = Dein verlorener Schatz liegt bei der Bande, und wer sie besiegt, bekommt ihn. Würfle, und geh auf E3.
lesson-spell = Nun sprechen die Aussichten für dich. Mach sie noch besser: Zauber zeigst du jederzeit in deinem eigenen Zug. Zeig den Bannblick.
lesson-bound = Einen Schlagabtausch lang kann sie nicht zurückschlagen. Schlag zu, bis sie fällt.
lesson-home_again = Vier Gold und dein Schatz! Nun heim: Würfle, und geh nach C0.
lesson-hinder = Eine Karte für Belas Weg kostet dich nichts, und eine neue kommt auf deine Hand. Leg den Räuber auf H7.
lesson-tremor = Bela hat eine Karte auf B0 gelegt, vor deine Burg. Du musst nicht erfahren, welche: Zeig den Erdstoß, und lass ihn B0 treffen.
lesson-patience = Der Weg ist wieder frei. Würfle, und geh weiter.
lesson-last_steps = Nur deine Burg fehlt noch. Würfle, geh heim nach A0, und bleib dort stehen.
lesson-win = Der zweite Schatz: Wer das Ziel erreicht, gewinnt sofort. Lagere die Krone ein!
lesson-learned =
    Ein Zug ist eine Reise mit ihrer Begegnung, dann eine Karte, dann Nachziehen auf vier (S22).
    Weiße Karten wirken, wo ein Scherge sie aufdeckt, Zauber und Schatzkarten, wo du sie zeigst (S172).
    Im Kampf zählen Stärke, Waffen und ein Würfel zusammen; Flucht kostet einen letzten Hieb (S64, S70).
    Gift nimmt 1 Leben am Tag; der Heiler, ein Gegengift oder der Tod beendet es (S81, S83).
    Wer stirbt, verliert seine Schätze; der Nachfolger wird für 15 Punkte gekauft (S90, S97).
    Nur was in der eigenen Burg liegt, zählt (S116, S117).
