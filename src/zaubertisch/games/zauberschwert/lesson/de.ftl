# Die Gedanken zu Zauberschwerts geführtem erstem Spiel: einer für jeden Schritt, in der Reihenfolge des Drehbuchs.

lesson-title = Der Rat der Zauberer
lesson-announce = Du bist ein Zauberer, und die meisten Machtsteine gewinnen. Bezahlt wird mit Magie, und eben bekamen alle 2. Zuerst darf jeder sagen, zu welchem der zwei Abenteuer er will: Kündige die Spinnen an.
lesson-invite = Mit seinem Wort darf man auch jemanden einladen. Du hast 4 Magie, die Spinnen kosten 3: Du schaffst es allein, lade niemanden ein.
lesson-choose = Jetzt gilt es: Reihum und offen legt jeder seinen Zauberer an ein Abenteuer. Wähle die Spinnen.
lesson-fight = Bela und Cora wollen beide den Zauberspruch, also müssen sie darum bieten. Du bist allein: Zahle die Stärke, 3 Magie, und nimm den ganzen Lohn für einen Zauberer. Kämpfe.
lesson-lay = Drei Steine und ein Artefakt, ein Amulett mit einem Mond. Ausgelegt zahlt es dir nach jedem Sieg über eine Kreatur mit demselben Zeichen. Leg es aus.
lesson-promise = Auch die Skelettkrieger zeigen einen Mond! Bela lädt dich ein: Ihre Stärke von 4 ist allein zu viel für dich. Gib dein Wort, und kündige sie auch an.
lesson-join = Worte binden niemanden, aber der Tisch merkt sich, wer sie bricht. Halte deines: Leg deinen Zauberer neben den von Bela.
lesson-together = Gemeinsam oder allein? Alle dort antworten heimlich. Will niemand sie allein, teilt ihr den Preis, und jeder bekommt den kleineren Lohn für zwei. Wähle gemeinsam.
lesson-keep = Ein Stein, ein zweites Amulett, und das erste hat dir 2 Magie gezahlt. Karten auf der Hand kann man tauschen, ausgelegte nicht. Behalte dieses: Leg nichts aus.
lesson-site = Ein heiliger Ort verlangt keinen Kampf: Jeder Zauberer dort bekommt, was aufgedruckt ist. Geh zum Steinkreis, wie Cora.
lesson-swap = Du hast einen halben Zauberstab gezogen und ahnst, wer die andere Hälfte hat. Biete Cora einen Tausch an: Gib das Amulett, und verlange Teil A vom Zauberstab I mit dem Blatt.
lesson-wand = Sie war einverstanden, und niemand sonst weiß, was ihr getauscht habt. Beide Teile auf einmal: Leg den Zauberstab aus.
lesson-spell = Fontanus ist ein Zauberspruch: Wer ihn lernt, darf ihn in jeder Runde einmal benutzen. Allein kostet er nichts; geh hin und sieh.
lesson-bid = Cora will ihn auch, also wird versteigert. Das kleinste Gebot ist 1: Fang damit an.
lesson-order = Sie ging höher. Du musst nicht auf jedes Gebot antworten: Sag heimlich, wie weit du gehst, und der Tisch erhöht für dich um 1. Biete mit bis 5.
lesson-cast = Er kostete deine ganzen 5, doch nun hilft er: Fontanus bringt 2 Magie, wenn man 4 oder weniger hat. Sprich ihn.
lesson-wolves = Wölfe tragen das Blatt, genau wie dein Zauberstab. Bela liegt schon dort; geh trotzdem hin.
lesson-alone = Für zwei gäbe es je 1 Stein, für einen 3, und dein Zauberstab zahlt dazu. Diesmal willst du sie allein.
lesson-outbid = Also wird die Kreatur versteigert, von ihrer Stärke 3 an; nur wer gewinnt, zahlt. Bela bot 4: Biete 5.
lesson-decline = Drei Steine, und noch fünf vom Zauberstab! Nun will Bela dein halbes Schwert für einen halben Stab. Ein Tausch braucht beide, und du könntest ein Gegenangebot machen. Lehne ab.
lesson-recast = Zwei Magie kamen von selbst, wie in jeder Runde, und du hast wieder weniger als 4: Sprich Fontanus.
lesson-orb = Bela sagt die Kugel an, Cora die Untoten. Eine Energiekugel bringt jedem Zauberer dort 5 Magie, wie viele auch kommen. Wähle die Mittlere Energiekugel.
lesson-harpies = Bela hat sein Wort gebrochen, und alle sehen es. Harpyien tragen wieder ein Blatt: Wähle sie. Wer lieber spart, passt und bekommt 1 Magie.
lesson-last_fight = Kämpfe noch einmal allein, für Steine von den Harpyien und vom Zauberstab. So geht es weiter, bis die Abenteuer ausgehen; dann gewinnen die meisten Steine, bei Gleichstand die meiste Magie.
lesson-learned =
    Jede Runde: Magie, Worte, Wählen, Kämpfe, Tauschen, Auslegen (Z9).
    Allein zahlst du die ganze Stärke für den ganzen Lohn; gemeinsam wird beides geteilt (Z76, Z78).
    Will es einer allein, oder wollen mehrere einen Spruch, wird versteigert (Z53, Z79).
    Ausgelegte Artefakte zahlen nach jedem Sieg über eine Kreatur mit ihrem Zeichen (Z88).
    Das Spiel endet, wenn die Abenteuer nicht mehr aufgefüllt werden können; die meisten Steine gewinnen (Z21, Z133).
    Mit der Erweiterung helfen Helden, Orks machen Kreaturen stärker, und eine Landschaft sagt jede Runde, wer handeln darf (Z17).
