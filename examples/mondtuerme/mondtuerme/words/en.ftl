# Mondtürme in English.
game-name = Moon Towers
game-about = Three towers glow by night. All choose one in secret; who meets there must share. Who is alone may search for relics.
game-goal = After the last night gems and relics count; most points win (M10, M11).

card-bronze_tower = Bronze Tower
    .object = the Bronze Tower
card-silver_tower = Silver Tower
    .object = the Silver Tower
card-moon_tower = Moon Tower
    .object = the Moon Tower
card-owl = Owl
    .object = an Owl
card-bell = Bell
    .object = a Bell
card-crown = Crown
    .object = a Crown
card-raven = Raven
    .object = a Raven
card-search = Search
    .object = the Search
card-hidden = unknown relic
    .object = a relic

card-bronze_tower-help = Every evening { $gems } gems appear here (M3).
card-silver_tower-help = Every evening { $gems } gems appear here (M3).
card-moon_tower-help = Every evening { $gems } gems appear here; a relic found here is seen by all (M3, M8).
card-owl-help = A relic that counts { $points } at the end (M10).
card-bell-help = A relic that counts { $points } at the end (M10).
card-crown-help = A relic that counts { $points } at the end (M10).
card-raven-help = A relic that brings bad luck: { $points } at the end (M10).
card-search-help = Who is alone at a tower may pay { $price } gems for a relic (M7).
card-hidden-help = A relic that you do not know (M8).

family-tower = TOWER
family-relic = RELIC
family-tower-title = Towers
family-relic-title = Relics

option-rest = Rest, and keep your gems
option-search = Pay, and search for a relic
option-visit = Go to { $thing_object }

question-choose_tower = Choose in secret the tower you go to tonight.
question-choose_tower-help = Any but the one of the night before. Who meets there shares the gems (M4, M6).
question-search_tower = You are alone here. Do you search for a relic?
question-search_tower-help = It costs gems, and you do not know what you will find (M7, M8).

event-night_began = Night { $night } falls, and the towers glow. { $seat } is first.
event-tower_visited = { $seat } went to { $card_object }.
event-gems_shared = { $seat } found { $gems ->
        [one] one gem
       *[other] { $gems } gems
    }.
event-gems_paid = { $seat } paid { $gems ->
        [one] one gem
       *[other] { $gems } gems
    } for a search.
event-relic_found = { $seat } found { $card_object }.
event-game_ended = Day breaks: the game is over.

why-3 = You are not asked now.
why-4 = Choose a tower where you were not the night before.
why-7 = You can only search or rest.

tally-gems = Gems
tally-relics = Relics
win-points = { $winner } wins with the most points (M11).
win-tie = { $winner } wins: equal in points, but with more gems (M11).
win-shared = { $winner } win together: equal in points and in gems (M11).
variant-nights = how many nights are played

picture-night = night
picture-nights = nights in all
picture-start = first
picture-towers = gems in the towers
picture-pile = relics in the pile
picture-gems = gems
picture-tower = was at
picture-relics = relics
picture-known = of these
