# Mondtürme auf Deutsch.
game-name = Mondtürme
game-about = Drei Türme leuchten in der Nacht. Alle wählen geheim einen; wer sich dort trifft, muss teilen. Wer allein ist, darf nach Reliquien suchen.
game-goal = Nach der letzten Nacht zählen Edelsteine und Reliquien; die meisten Punkte gewinnen (M10, M11).

card-bronze_tower = Bronzeturm
    .object = zum Bronzeturm
card-silver_tower = Silberturm
    .object = zum Silberturm
card-moon_tower = Mondturm
    .object = zum Mondturm
card-owl = Eule
    .object = eine Eule
card-bell = Glocke
    .object = eine Glocke
card-crown = Krone
    .object = eine Krone
card-raven = Rabe
    .object = einen Raben
card-search = Suche
    .object = die Suche
card-hidden = unbekannte Reliquie
    .object = eine Reliquie

card-bronze_tower-help = Jeden Abend kommen { $gems } Edelsteine hinzu (M3).
card-silver_tower-help = Jeden Abend kommen { $gems } Edelsteine hinzu (M3).
card-moon_tower-help = Jeden Abend kommen { $gems } Edelsteine hinzu; eine Reliquie, die hier gefunden wird, sehen alle (M3, M8).
card-owl-help = Eine Reliquie, die am Ende { $points } zählt (M10).
card-bell-help = Eine Reliquie, die am Ende { $points } zählt (M10).
card-crown-help = Eine Reliquie, die am Ende { $points } zählt (M10).
card-raven-help = Eine Reliquie, die Unglück bringt: { $points } am Ende (M10).
card-search-help = Wer allein an einem Turm ist, darf für { $price } Edelsteine eine Reliquie suchen (M7).
card-hidden-help = Eine Reliquie, die du nicht kennst (M8).

family-tower = TURM
family-relic = RELIQUIE
family-tower-title = Türme
family-relic-title = Reliquien

option-rest = Ausruhen und die Edelsteine behalten
option-search = Bezahlen und eine Reliquie suchen
option-visit = Geh { $thing_object }

question-choose_tower = Wähle geheim den Turm, zu dem du heute Nacht gehst.
question-choose_tower-help = Jeden außer dem der Nacht davor. Wer sich dort trifft, teilt die Edelsteine (M4, M6).
question-search_tower = Du bist hier allein. Suchst du nach einer Reliquie?
question-search_tower-help = Es kostet Edelsteine, und du weißt nicht, was du findest (M7, M8).

event-night_began = Die { $night }. Nacht bricht an, und die Türme leuchten. { $seat } ist zuerst an der Reihe.
event-tower_visited = { $seat } ging { $card_object }.
event-gems_shared = { $seat } fand { $gems ->
        [one] einen Edelstein
       *[other] { $gems } Edelsteine
    }.
event-gems_paid = { $seat } zahlte { $gems ->
        [one] einen Edelstein
       *[other] { $gems } Edelsteine
    } für die Suche.
event-relic_found = { $seat } fand { $card_object }.
event-game_ended = Der Tag bricht an: Das Spiel ist zu Ende.

why-3 = Du bist jetzt nicht gefragt.
why-4 = Wähle einen Turm, an dem du in der Nacht davor nicht warst.
why-7 = Du kannst nur suchen oder ausruhen.

tally-gems = Edelsteine
tally-relics = Reliquien
win-points = { $winner } gewinnt mit den meisten Punkten (M11).
win-tie = { $winner } gewinnt: gleich viele Punkte, aber mehr Edelsteine (M11).
win-shared = { $winner } gewinnen gemeinsam: gleich viele Punkte und Edelsteine (M11).
variant-nights = wie viele Nächte gespielt werden

picture-night = Nacht
picture-nights = Nächte im Ganzen
picture-start = zuerst
picture-towers = Edelsteine in den Türmen
picture-pile = Reliquien im Stapel
picture-gems = Edelsteine
picture-tower = war zuletzt
picture-relics = Reliquien
picture-known = davon
