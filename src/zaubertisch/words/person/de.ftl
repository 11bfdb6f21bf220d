## Was von jemandem aufgehoben ist

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
web-me-recover-text = Er meldet dieses Gerät an, mit Name, Tischen und Einstellungen, und die Plätze dieses Browsers kommen mit. Benutze ihn nur, wenn du ihn selbst gemacht hast. Danach gilt er nicht mehr, und du bekommst einen neuen.
web-me-recover-use = Hier anmelden
web-me-recover-not = Jetzt nicht
web-me-recover-dead = Dieser Link öffnet nichts mehr: Er wurde benutzt, oder es gibt einen neueren.
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
web-history-heads = Mit anderen
web-history-head = { $before } : { $behind } in { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}
web-history-my-games = Meine Partien
web-history-is-rated = gewertet
web-history-you = Du
web-history-won = gewonnen
web-history-choices = Was du am häufigsten wählst
web-history-choice-all = (alle Spieler: { $share } %)
web-me-blocks = Wem du nicht begegnen willst
web-me-blocks-text = Du hörst nichts von ihnen, und an deinen offenen Tischen finden sie keinen Platz.
web-me-unblock = { $name } wieder zulassen
web-rating = { $value } ± { $spread }
web-best-title = Die Besten
web-best-text = Aus gewerteten Partien, ab drei Partien. Auch Bots haben eine Wertung. Die zweite Zahl sagt, wie unsicher sie ist.
web-best-bot = Bot, Stufe { $level }
web-best-none = Noch niemand. Gewertete Partien füllen diese Liste.
