# Schatzjagd in English. All sentences are our own.
# A card has a second form: .object is the card as the object of a sentence ("found a Knife").

game-name = Schatzjagd
game-about = Send your henchmen through an enchanted land, survive fights, and bring treasures home to the castle.
game-lure = Your henchman sets out, four castles want the same, and behind every card waits a treasure or an end.
game-minutes = 60
game-weight = medium
game-goal = Whoever first has brought enough treasures into his castle wins at once (S117).

## Cards

card-knife = Knife
    .object = a Knife
card-club = Club
    .object = a Club
card-pike = Pike
    .object = a Pike
card-sabre = Sabre
    .object = a Sabre
card-halberd = Halberd
    .object = a Halberd
card-battle_axe = Battle-axe
    .object = the Battle-axe
card-antidote = Antidote
    .object = an Antidote
card-draught_of_life = Draught of Life
    .object = a Draught of Life
card-strength_draught = Strength Draught
    .object = a Strength Draught
card-giants_blood = Giant's Blood
    .object = Giant's Blood
card-shackles = Shackles
    .object = Shackles
card-poison_thorn = Poison Thorn
    .object = a Poison Thorn
card-hail_of_stones = Hail of Stones
    .object = a Hail of Stones
card-pit = Pit
    .object = a Pit
card-magpies_nest = Magpies' Nest
    .object = a Magpies' Nest
card-fever_sleep = Fever Sleep
    .object = a Fever Sleep
card-merchant_priest = Merchant Priest
    .object = a Merchant Priest
card-portal = Portal
    .object = a Portal
card-dice_booth = Dice Booth
    .object = the Dice Booth
card-wyrms_hoard = Wyrm's Hoard
    .object = the Wyrm's Hoard
card-riddle_imp = Riddle Imp
    .object = the Riddle Imp
card-lookout = Lookout
    .object = the Lookout
card-whirlwind = Whirlwind
    .object = the Whirlwind
card-fighting_ring = Fighting Ring
    .object = the Fighting Ring
card-courier_stable = Courier Stable
    .object = a Courier Stable
card-thieves_guild = Thieves' Guild
    .object = the Thieves' Guild
card-robber = Robber
    .object = a Robber
card-poisoner = Poisoner
    .object = a Poisoner
card-mercenary = Mercenary
    .object = a Mercenary
card-robber_gang = Robber Gang
    .object = a Robber Gang
card-poisoner_coven = Poisoner Coven
    .object = a Poisoner Coven
card-mercenary_squad = Mercenary Squad
    .object = a Mercenary Squad
card-robber_horde = Robber Horde
    .object = a Robber Horde
card-poisoner_league = Poisoner League
    .object = a Poisoner League
card-mercenary_company = Mercenary Company
    .object = a Mercenary Company
card-robber_king = Robber King
    .object = the Robber King
card-venom_master = Venom Master
    .object = the Venom Master
card-field_captain = Field Captain
    .object = the Field Captain
card-highway_giant = Highway Giant
    .object = the Highway Giant
card-mire_colossus = Mire Colossus
    .object = the Mire Colossus
card-nightmare = Nightmare
    .object = the Nightmare
card-warpig = Warpig
    .object = Warpig
card-binding_gaze = Binding Gaze
    .object = a Binding Gaze
card-tremor = Tremor
    .object = a Tremor
card-far_sight = Far Sight
    .object = a Far Sight
card-mind_theft = Mind Theft
    .object = the Mind Theft
card-displacement = Displacement
    .object = the Displacement
card-map_a4 = Map A4
    .object = the map of A4
card-map_c2 = Map C2
    .object = the map of C2
card-map_e3 = Map E3
    .object = the map of E3
card-map_f0 = Map F0
    .object = the map of F0
card-map_h2 = Map H2
    .object = the map of H2
card-map_g4 = Map G4
    .object = the map of G4
card-map_j5 = Map J5
    .object = the map of J5
card-map_h7 = Map H7
    .object = the map of H7
card-map_f6 = Map F6
    .object = the map of F6
card-map_e9 = Map E9
    .object = the map of E9
card-map_c7 = Map C7
    .object = the map of C7
card-map_d5 = Map D5
    .object = the map of D5
card-own_1 = own card 1
    .object = own card 1
card-own_2 = own card 2
    .object = own card 2
card-own_3 = own card 3
    .object = own card 3
card-own_4 = own card 4
    .object = own card 4
card-own_5 = own card 5
    .object = own card 5
card-own_6 = own card 6
    .object = own card 6
card-own_7 = own card 7
    .object = own card 7
card-own_8 = own card 8
    .object = own card 8
card-own_9 = own card 9
    .object = own card 9
card-own_10 = own card 10
    .object = own card 10
card-own_11 = own card 11
    .object = own card 11
card-own_12 = own card 12
    .object = own card 12
card-own_13 = own card 13
    .object = own card 13
card-own_14 = own card 14
    .object = own card 14
card-own_15 = own card 15
    .object = own card 15
card-own_16 = own card 16
    .object = own card 16
card-crown = Crown
    .object = a Crown
card-orb = Orb
    .object = an Orb
card-chalice = Chalice
    .object = a Chalice
card-hidden = unknown card
    .object = an unknown card

## What a card does; values come from the card file

card-knife-help = Weapon: { $effects }, at once; then it is discarded (S175).
card-club-help = Weapon: { $effects }, at once; then it is discarded (S175).
card-pike-help = Weapon: { $effects }, at once; then it is discarded (S175).
card-sabre-help = Weapon: { $effects }, at once; then it is discarded (S175).
card-halberd-help = Weapon: { $effects }, at once; then it is discarded (S175).
card-battle_axe-help = Weapon: { $effects }, at once; then it is discarded (S175).
card-antidote-help = Potion: { $effects }, at once, needed or not (S176).
card-draught_of_life-help = Potion: { $effects }, at once, needed or not (S176).
card-strength_draught-help = Potion: { $effects }, at once, needed or not (S176).
card-giants_blood-help = Potion: { $effects }, at once, needed or not (S176).
card-shackles-help = Trap: { $effects }, at once; then it is discarded (S177).
card-poison_thorn-help = Trap: { $effects }, at once; then it is discarded (S177).
card-hail_of_stones-help = Trap: { $effects }, at once; then it is discarded (S177).
card-pit-help = Trap: { $effects }, at once; then it is discarded (S177).
card-magpies_nest-help = Trap: { $effects }, at once; then it is discarded (S177).
card-fever_sleep-help = Trap: { $effects }, at once; then it is discarded (S177).
card-merchant_priest-help = Sells you the top cards of the draw pile for { $price } gold each (S182).
card-portal-help = Roll: 1 is death, 2 to 5 name a land, 6 leads anywhere (S183).
card-dice_booth-help = Up to { $bets } bets on odd or even (S184).
card-wyrms_hoard-help = Roll: { $faces } (S185).
card-riddle_imp-help = Name a number; if you roll it: { $effects } (S186).
card-lookout-help = Look at one card of the board, for you alone (S187).
card-whirlwind-help = Everybody draws a random card from the right-hand neighbour, treasures too (S188).
card-fighting_ring-help = Summon a henchman here for a duel (S189).
card-courier_stable-help = For { $price } gold roll again and travel on (S190).
card-thieves_guild-help = For { $price } gold name a duke who carries a treasure; if he rolls { $lucky } or less, one is yours (S191).
card-robber-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Fleeing from it costs half your gold (S73).
card-poisoner-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Its blows poison (S74).
card-mercenary-help = Monster of power { $power }; beaten it brings { $loot } gold (S75).
card-robber_gang-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Fleeing from it costs half your gold (S73).
card-poisoner_coven-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Its blows poison (S74).
card-mercenary_squad-help = Monster of power { $power }; beaten it brings { $loot } gold (S75).
card-robber_horde-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Fleeing from it costs half your gold (S73).
card-poisoner_league-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Its blows poison (S74).
card-mercenary_company-help = Monster of power { $power }; beaten it brings { $loot } gold (S75).
card-robber_king-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Fleeing from it costs half your gold (S73).
card-venom_master-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Its blows poison (S74).
card-field_captain-help = Monster of power { $power }; beaten it brings { $loot } gold (S75).
card-highway_giant-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Fleeing from it costs half your gold (S73).
card-mire_colossus-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Its blows poison (S74).
card-nightmare-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Its blows poison (S74).
card-warpig-help = Monster of power { $power }; beaten it brings { $loot } gold (S75). Fleeing from it costs all your gold (S73).
card-binding_gaze-help = Spell: your opponent is out of action for one exchange; strike, or flee without a blow (S77, S192).
card-tremor-help = Spell: throws one card off a field without henchman and treasure (S193).
card-far_sight-help = Spell: look at the cards beside your henchman, for you alone (S194).
card-mind_theft-help = Spell: look at a hand and take a card that is no treasure (S195).
card-displacement-help = Spell: put any henchman on a field he may enter (S196).
card-map_a4-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_c2-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_e3-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_f0-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_h2-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_g4-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_j5-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_h7-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_f6-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_e9-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_c7-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-map_d5-help = Map: shown while your henchman stands on its field, it lifts a treasure (S106, S197).
card-own_1-help = A card that your card file adds (S115).
card-own_2-help = A card that your card file adds (S115).
card-own_3-help = A card that your card file adds (S115).
card-own_4-help = A card that your card file adds (S115).
card-own_5-help = A card that your card file adds (S115).
card-own_6-help = A card that your card file adds (S115).
card-own_7-help = A card that your card file adds (S115).
card-own_8-help = A card that your card file adds (S115).
card-own_9-help = A card that your card file adds (S115).
card-own_10-help = A card that your card file adds (S115).
card-own_11-help = A card that your card file adds (S115).
card-own_12-help = A card that your card file adds (S115).
card-own_13-help = A card that your card file adds (S115).
card-own_14-help = A card that your card file adds (S115).
card-own_15-help = A card that your card file adds (S115).
card-own_16-help = A card that your card file adds (S115).
card-crown-help = A treasure: carry it home and store it, one a turn (S116).
card-orb-help = A treasure: carry it home and store it, one a turn (S116).
card-chalice-help = A treasure: carry it home and store it, one a turn (S116).
card-hidden-help = A card you do not know (S112).

## Lands, directions, orders

thing-colour = castle
thing-direction = direction
thing-order = order
colour-green = green
colour-green-help = The north-west land and its castle (S5).
colour-yellow = yellow
colour-yellow-help = The north-east land and its castle (S5).
colour-blue = blue
colour-blue-help = The south-east land and its castle (S5).
colour-red = red
colour-red-help = The south-west land and its castle (S5).
direction-north = north
direction-north-help = One step; fields touch at their sides only (S10).
direction-east = east
direction-east-help = One step; fields touch at their sides only (S10).
direction-south = south
direction-south-help = One step; fields touch at their sides only (S10).
direction-west = west
direction-west-help = One step; fields touch at their sides only (S10).
order-none = no standing order
order-none-help = What your henchman does in fights without being asked (S80, S203).
order-fight_on = fight to the end
order-fight_on-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_2 = flee below 2 life
order-flee_below_2-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_3 = flee below 3 life
order-flee_below_3-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_4 = flee below 4 life
order-flee_below_4-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_5 = flee below 5 life
order-flee_below_5-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_6 = flee below 6 life
order-flee_below_6-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_7 = flee below 7 life
order-flee_below_7-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_8 = flee below 8 life
order-flee_below_8-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_9 = flee below 9 life
order-flee_below_9-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_10 = flee below 10 life
order-flee_below_10-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_11 = flee below 11 life
order-flee_below_11-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_12 = flee below 12 life
order-flee_below_12-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_13 = flee below 13 life
order-flee_below_13-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_14 = flee below 14 life
order-flee_below_14-help = What your henchman does in fights without being asked (S80, S203).
order-flee_below_15 = flee below 15 life
order-flee_below_15-help = What your henchman does in fights without being asked (S80, S203).

## Answers

option-pass = Do nothing
option-stay = Stay here
option-roll = Roll for the journey
option-stop = Stop here
option-use = Use the place
option-search = Search the castle
option-strike = Strike
option-flee = Flee
option-work = Wash dishes for gold
option-cure = Have the poison washed out
option-train = Train your strength
option-buy = Buy the top card
option-plain = Begin with the start values
option-orders = Standing order
option-castle = Take the castle: { $thing }
option-step = Step: { $thing }
option-take = Take treasures: { $thing }
option-target = Choose { $thing }
option-heal = Heal for { $thing } gold
option-arm = Buy weapons for { $thing } gold
option-bet_odd = Bet { $thing } gold on odd
option-bet_even = Bet { $thing } gold on even
option-name = Name the number { $thing }
option-spend = Spend points: { $thing }
option-order = Order: { $thing }
option-store = Store { $thing_object }
option-deposit = Put down { $thing_object } here
option-show = Show { $thing_object }
option-lay = Lay { $thing_object } in the land
option-steal = Steal { $thing_object }
option-at = Field { $thing }

## Questions

question-choose_castle = Choose your castle.
question-choose_castle-help = Play goes clockwise round the corners (S2, S14).
question-travel = Your turn: does your henchman travel?
question-travel-help = Staying means meeting what is on the field again (S24, S28). Spells may be shown at any time of your turn (S37).
question-step = Where does your henchman step?
question-step-help = A card, a treasure or a henchman ends the journey (S26). The city is entered only after a night before its wall (S32, S131).
question-use_place = Do you use this place?
question-use_place-help = Places are free to use, once a turn (S54, S178).
question-play_found = You found this card. Do you play it at once?
question-play_found-help = It would be your card of this turn (S52, S100).
question-take_treasures = Treasures lie here. How many do you take?
question-take_treasures-help = They count as cards of your hand; if you take only some, they are random ones (S59, S162).
question-search_castle = Do you search the castle?
question-search_castle-help = A die not above the number of your searches in a row finds a treasure (S125).
question-challenge = Do you challenge someone?
question-challenge-help = One challenge a turn; the victor of a duel gets treasures and gold (S58, S90).
question-do_business = What do you do in this house?
question-do_business-help = One business a turn (S39).
question-fight = Strike or flee?
question-fight-help = Strength, weapons and die against the same; the difference costs life (S64, S65). Fleeing costs a parting blow (S70).
question-influence = Your influence: which card do you play?
question-influence-help = One card a turn; with more than four you must play (S100, S103).
question-lay_card = Where do you lay the card?
question-lay_card-help = Any open field without card, treasure and henchman (S101).
question-buy_card = Do you buy the top card?
question-buy_card-help = One after the other, as long as gold lasts (S154, S182).
question-place_bet = What do you bet?
question-place_bet-help = Won brings the stake, lost costs it (S155).
question-name_number = Which number do you name?
question-name_number-help = If you roll it you are rewarded (S186).
question-look_at = Which card do you look at?
question-look_at-help = Only you will see it (S113, S152).
question-leave_portal = Where do you leave the portal?
question-leave_portal-help = A card there is uncovered at once (S140, S183).
question-summon = Whom do you summon into the ring?
question-summon-help = Not from the city, not from his own castle (S189).
question-name_victim = Whom shall the thieves rob?
question-name_victim-help = He must carry a treasure (S191).
question-read_mind = Whose hand do you look at?
question-read_mind-help = You will see all of it, treasures too (S154).
question-steal_card = Which card do you take?
question-steal_card-help = You must take one; its owner draws another (S167, S195).
question-strike_field = Which field does the tremor strike?
question-strike_field-help = A card without henchman and treasure (S193).
question-pick_henchman = Which henchman is displaced?
question-pick_henchman-help = Your own or another's (S196).
question-displace_to = Where to?
question-displace_to-help = Not into the city, not into a foreign castle (S31, S35).
question-remove_card = Catharsis: which card of the board shall go?
question-remove_card-help = Three times round each may remove one (S129).
question-spend_on_life = Your henchman is dead. What has his successor: how many points on life?
question-spend_on_life-help = 15 points, at most 6 on one value; 4 on life, 6 on strength and 5 on weapons are a good start (S97, S99).
question-spend_on_gold = How many points on gold?
question-spend_on_gold-help = A point is 2 gold (S97).
question-spend_on_strength = How many points on strength?
question-spend_on_strength-help = Two points are 1 strength (S97, S98).
question-spend_on_weapons = How many points on weapons?
question-spend_on_weapons-help = A point is 1 weapon point (S97).
question-give_order = What shall your henchman do in fights without asking?
question-give_order-help = The order lasts until you change it; nobody else knows it (S80, S203).

## What happened

event-castle_chosen = { $seat } took the { $castle ->
        [green] green
        [yellow] yellow
        [blue] blue
       *[other] red
    } castle.
event-first_rolled = { $seat } rolled { $die } for the first turn.
event-day_began = Day { $day } began.
event-turn_began = { $seat }'s turn began.
event-turn_lost = { $seat } lost this turn.
event-travel_rolled = { $seat } rolled { $die }.
event-stepped = { $seat } went to { $field }.
event-stayed = { $seat } stayed.
event-card_uncovered = { $seat } uncovered { $card_object } on { $field }.
event-card_covered = The card on { $field } is face down again.
event-card_discarded = { $card } was discarded.
event-card_found = { $seat } found { $card_object }.
event-value_raised = { $seat }: { $amount } more { $value ->
        [life] life
        [gold] gold
        [strength] strength
       *[other] weapons
    }.
event-value_lowered = { $seat }: { $amount } less { $value ->
        [life] life
        [gold] gold
        [strength] strength
       *[other] weapons
    }.
event-poisoned = { $seat } was poisoned.
event-cured = { $seat } was cured of poison.
event-shackled = { $seat } will lose the next turn.
event-place_used = { $seat } used { $card_object }.
event-place_declined = { $seat } did not use the place.
event-gold_paid = { $seat } paid { $gold } gold.
event-die_rolled = { $seat } rolled { $die }.
event-bet_placed = { $seat } bet { $gold } on { $on ->
        [even] even
       *[other] odd
    }.
event-bet_won = { $seat } won { $gold } gold.
event-bet_lost = { $seat } lost { $gold } gold.
event-number_named = { $seat } named { $number }.
event-card_looked_at = { $has_owner ->
        [no] { $seat } saw { $card_object } on { $field }.
       *[other] { $seat } saw { $card_object } in the hand of { $owner }.
    }
event-moved = { $seat } was moved to { $field }.
event-treasure_passed = { $seat } got { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } of { $loser }.
event-card_passed = { $seat } drew { $card_object } from the hand of { $loser }.
event-treasures_taken = { $seat } took { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }.
event-treasure_lifted = { $seat } lifted a treasure{ $kind ->
        [hidden] {""}
       *[other] : { $card_object }
    }.
event-treasure_stored = { $seat } stored a treasure{ $kind ->
        [hidden] {""}
       *[other] : { $card_object }
    }.
event-treasure_deposited = { $seat } put down a treasure on { $field }.
event-treasure_dropped = { $count ->
        [one] A treasure of { $seat } lies
       *[other] { $count } treasures of { $seat } lie
    } where he died.
event-treasure_stolen = { $seat } stole a treasure of { $loser }.
event-castle_searched = { $seat } searched the castle of { $owner } and rolled { $die }.
event-challenged = { $seat } challenged { $opponent }.
event-fight_began = { $has_opponent ->
        [no] The monster attacked { $seat }.
       *[other] { $seat } and { $opponent } fight.
    }
event-blows_rolled = Blows: { $dice }.
event-hit = { $has_seat ->
        [no] The monster hit { $victim }: { $life } life.
       *[other] { $has_victim ->
            [no] { $seat } hit the monster: { $life } life.
           *[other] { $seat } hit { $victim }: { $life } life.
        }
    }
event-parried = Nobody was hurt.
event-fled = { $seat } fled.
event-fight_ended = The fight is over.
event-monster_beaten = { $seat } beat { $card_object }.
event-opponent_bound = { $seat } bound the opponent.
event-spell_shown = { $seat } showed { $card_object }.
event-map_shown = { $seat } showed { $card_object }.
event-card_laid = { $kind ->
        [hidden] { $seat } laid a card on { $field }.
       *[other] { $seat } laid { $card_object } on { $field }.
    }
event-nothing_played = { $seat } played no card.
event-card_drawn = { $kind ->
        [hidden] { $seat } drew a card.
       *[other] { $seat } drew { $card_object }.
    }
event-card_stolen = { $kind ->
        [hidden] { $seat } took a card of { $loser }.
       *[other] { $seat } took { $card_object } of { $loser }.
    }
event-pile_refilled = The discard pile was shuffled and is the draw pile now.
event-map_set_aside = { $seat } set { $card_object } aside.
event-catharsis_began = Grandlin's catharsis began.
event-poison_worked = The poison cost { $seat } { $life } life.
event-died = { $has_killer ->
        [no] { $seat }'s henchman died on { $field }.
       *[other] { $seat }'s henchman died on { $field } by the hand of { $killer }.
    }
event-successor_came = { $seat } has a new henchman.
event-business_done = { $seat } did business: { $house ->
        [tavern] the tavern
        [healer] the healer
        [school] the school
       *[other] the smith
    }.
event-order_given = { $seat } gave a standing order.
event-day_ended = Day { $day } ended.
event-game_ended = The game is over.

## Why not

why-1 = There the board ends.
why-13 = That castle belongs to nobody and is closed.
why-14 = That castle is taken.
why-24 = You can stay or roll now.
why-31 = Foreign castles are taboo.
why-35 = No magic leads into the city.
why-39 = That is not the business of this house, or you have done it already.
why-41 = You have too little gold for that.
why-42 = That would heal more than can be healed.
why-43 = Training costs gold you do not have, or you are as strong as can be.
why-44 = You have too little gold, or no room for so many weapons.
why-47 = No card can be laid in the city.
why-58 = You can challenge a henchman on your own field, once a turn.
why-59 = So many treasures do not lie here.
why-60 = Your henchman is in flight.
why-69 = Who challenges cannot flee before the first exchange.
why-76 = Only the seat whose turn it is can show a spell.
why-97 = You do not have so many points, or too many on one value.
why-98 = A henchman needs at least one point on life.
why-100 = You have played your card of this turn.
why-101 = A card, a treasure or a henchman is on that field.
why-102 = You have no such card.
why-103 = With more than four cards you must play one.
why-106 = A map works on its field, in the influence or when just found.
why-110 = There is no free field.
why-111 = All treasures are lifted.
why-116 = Treasures you carry are stored in your own castle.
why-123 = Depositing needs the variant, an open field, and a treasure you carry; not in flight.
why-129 = There is no card to remove.
why-130 = That would close the second exit of a castle.
why-131 = The city is entered only with the first step, after a night before its wall.
why-137 = The spell has no target now.
why-140 = The field of the portal itself is no target.
why-151 = You are not poisoned.
why-152 = There is no card to look at.
why-161 = No card can be shown in the middle of this.
why-163 = He stands there already.
why-167 = That hand cannot be read.
why-181 = Only treasures go into castles.
why-183 = The die names another land.
why-184 = You do not have so much gold.
why-189 = He cannot be summoned.
why-191 = He carries no treasure.
why-193 = A tremor strikes a card without henchman and treasure.
why-195 = That card is not in the hand you read.
why-196 = There is no such henchman.
why-198 = That is not what is asked now.
why-203 = A standing order can be given once when the turn begins and once in every exchange of a fight, if the table allows it.

## Tally

tally-crowns = Crowns
tally-orbs = Orbs
tally-chalices = Chalices
win-points = { $winner } wins (S117, S134).
win-tie = { $winner } wins: equally many treasures, but more kinds or gold (S134).
win-shared = { $winner } win together (S134).

## Variants

variant-goal = how many treasures win
variant-goal-share = a fair share: 12 divided by the seats, or just the kind below
variant-kinds = of which kinds
variant-kinds-any = any kinds
variant-kinds-three_of_a_kind = three of a kind among them
variant-kinds-one_of_each = one of each kind among them
variant-deposit = treasures may be put down in the land
variant-plunder = castles may be plundered
variant-catharsis = the board is cleansed when the pile is empty
variant-memory = the board shows what you have seen
variant-no_lock_in = one exit of every castle stays free
variant-healer_both = the healer may cure and heal in one visit
variant-shuffled_city = the houses of the city are dealt at random
variant-castles = who gets which castle
variant-castles-suggested = opposite or neighbouring castles, as suggested
variant-castles-chosen = each seat chooses
variant-standing_orders = henchmen may fight by standing orders
variant-last_day = the game ends after this day
preset-short = a short game
preset-short-help = Two treasures win, and the land is cleansed when the pile is empty (S118, S128): half an evening.
preset-evening = an evening
preset-evening-help = Three treasures win, and the land is cleansed when the pile is empty (S118, S128).
preset-long = a long game
preset-long-help = The printed game: twelve treasures divided by the seats, without the rules that one may add (S21).

## On the screen

screen-day = Day { $day }
screen-last-day = last day
screen-goal-any = goal { $goal }
screen-goal-three_of_a_kind = goal { $goal }, three of a kind among them
screen-goal-three_of_a_kind_alone = goal three of a kind
screen-goal-one_of_each = goal { $goal }, one of each kind among them
screen-goal-one_of_each_alone = goal one of each kind
screen-piles = Pile { $draw } · discards { $discard }{ $top ->
        [none] {""}
       *[other] {" "}(top: { $card })
    } · treasures { $treasure }
screen-life = life
screen-gold = gold
screen-strength = strength
screen-weapons = weapons
screen-cards = cards { $amount }
screen-carries = carries { $amount }
screen-stored = stored { $amount }
screen-poisoned = poisoned
screen-skips = loses a turn
screen-in_flight = in flight
screen-own-hand = Your hand
screen-own-treasures = Your treasures
screen-nothing = nothing
screen-legend = ▒ card · ◆ treasure · ▪ map field · 1 to 4 henchmen
screen-steps = steps left: { $amount }
screen-fight = Fight against { $foe }: win { $win } %, death { $lose } %; fleeing now costs { $loss } life, deadly { $deadly } %
screen-monster = { $card } (power { $power }, life { $life })
screen-order = Your order: { $order }
screen-tavern = T
screen-healer = H
screen-school = S
screen-smith = W
screen-houses = T tavern · H healer · S school · W smith
screen-fields = Type a field, such as C3. { $amount } are possible: { $fields }
screen-open-card = Open on { $field }: { $card }
screen-discard = Discard pile
screen-discard-top = Only the top of the discard pile is seen: { $card }
screen-discard-empty = The discard pile is empty.

## The four levels of the bots

level-1 = Vagabond
level-2 = Fortune Seeker
level-3 = Treasure Hunter
level-4 = Dragon Slayer

## What a card does, in few words

card-knife-brief = { $effects }
card-club-brief = { $effects }
card-pike-brief = { $effects }
card-sabre-brief = { $effects }
card-halberd-brief = { $effects }
card-battle_axe-brief = { $effects }
card-antidote-brief = { $effects }
card-draught_of_life-brief = { $effects }
card-strength_draught-brief = { $effects }
card-giants_blood-brief = { $effects }
card-shackles-brief = { $effects }
card-poison_thorn-brief = { $effects }
card-hail_of_stones-brief = { $effects }
card-pit-brief = { $effects }
card-magpies_nest-brief = { $effects }
card-fever_sleep-brief = { $effects }
card-robber-brief = power { $power } · { $loot } gold · steals
card-robber_gang-brief = power { $power } · { $loot } gold · steals
card-robber_horde-brief = power { $power } · { $loot } gold · steals
card-robber_king-brief = power { $power } · { $loot } gold · steals
card-highway_giant-brief = power { $power } · { $loot } gold · steals
card-poisoner-brief = power { $power } · { $loot } gold · poisons
card-poisoner_coven-brief = power { $power } · { $loot } gold · poisons
card-poisoner_league-brief = power { $power } · { $loot } gold · poisons
card-venom_master-brief = power { $power } · { $loot } gold · poisons
card-mire_colossus-brief = power { $power } · { $loot } gold · poisons
card-nightmare-brief = power { $power } · { $loot } gold · poisons
card-mercenary-brief = power { $power } · { $loot } gold
card-mercenary_squad-brief = power { $power } · { $loot } gold
card-mercenary_company-brief = power { $power } · { $loot } gold
card-field_captain-brief = power { $power } · { $loot } gold
card-warpig-brief = power { $power } · { $loot } gold · takes all your gold
card-merchant_priest-brief = sells cards for { $price } gold each
card-portal-brief = leads far away; 1 is death
card-dice_booth-brief = bet on odd or even
card-wyrms_hoard-brief = roll for luck or death
card-riddle_imp-brief = guess a number: { $effects }
card-lookout-brief = look at any card
card-whirlwind-brief = hands are blown on
card-fighting_ring-brief = summon somebody to a duel
card-courier_stable-brief = { $price } gold: travel on
card-thieves_guild-brief = { $price } gold: steal a treasure
card-binding_gaze-brief = the foe is bound for one exchange
card-tremor-brief = throws a card off a field
card-far_sight-brief = see the cards beside you
card-mind_theft-brief = read a hand, take a card
card-displacement-brief = put a henchman elsewhere
card-map_a4-brief = lifts a treasure on { $field }
card-map_c2-brief = lifts a treasure on { $field }
card-map_e3-brief = lifts a treasure on { $field }
card-map_f0-brief = lifts a treasure on { $field }
card-map_h2-brief = lifts a treasure on { $field }
card-map_g4-brief = lifts a treasure on { $field }
card-map_j5-brief = lifts a treasure on { $field }
card-map_h7-brief = lifts a treasure on { $field }
card-map_f6-brief = lifts a treasure on { $field }
card-map_e9-brief = lifts a treasure on { $field }
card-map_c7-brief = lifts a treasure on { $field }
card-map_d5-brief = lifts a treasure on { $field }
card-own_1-brief = a card of your own
card-own_2-brief = a card of your own
card-own_3-brief = a card of your own
card-own_4-brief = a card of your own
card-own_5-brief = a card of your own
card-own_6-brief = a card of your own
card-own_7-brief = a card of your own
card-own_8-brief = a card of your own
card-own_9-brief = a card of your own
card-own_10-brief = a card of your own
card-own_11-brief = a card of your own
card-own_12-brief = a card of your own
card-own_13-brief = a card of your own
card-own_14-brief = a card of your own
card-own_15-brief = a card of your own
card-own_16-brief = a card of your own
card-crown-brief = bring it home
card-orb-brief = bring it home
card-chalice-brief = bring it home

family-weapon = weapon
family-potion = potion
family-trap = trap
family-place = place
family-monster = monster
family-spell = spell
family-map = map
family-treasure = treasure
family-other = card

## Effects of the card file

effect-poison = poisoned
effect-cure = cured of poison
effect-skip = loses the next turn
effect-death = death
effect-home = home to the castle
effect-draw = { $amount ->
        [one] draw a card
       *[other] draw { $amount } cards
    }
effect-divide = { $amount ->
        [2] { $name } halved
       *[other] { $name } divided by { $amount }
    }
effect-nothing = nothing

## The land in the browser

house-tavern = Tavern
house-tavern-about = There is always a pile of dishes here, and a few coins for whoever washes them.
house-healer = Healer
house-healer-about = He washes out poison and sells life by the draught.
house-school = School
house-school-about = The fencing master makes you stronger, once a visit.
house-smith = Smith
house-smith-about = Weapons of every kind, a gold piece a point.
screen-land = The land
screen-card-closed = a face-down card
screen-lying = { $amount ->
        [one] a treasure lies here
       *[other] { $amount } treasures lie here
    }
screen-henchman-of = henchman of { $name }
screen-steps-to = { $amount ->
        [one] one step
       *[other] { $amount } steps
    }
screen-go-there = Go there
screen-my-map = your map leads here
screen-castle-of = castle of { $name } ({ $colour })
screen-castle-closed = { $colour } castle, closed: it belongs to nobody
screen-field-empty = nothing lies here
screen-walking = Walking to { $field } …
screen-must_uncover = must uncover a card
screen-no-cards = no cards
screen-goal-is-any = { $amount ->
        [one] one treasure wins
       *[other] { $amount } treasures win
    }
screen-goal-is-three_of_a_kind = { $amount } treasures win, three of a kind among them
screen-goal-is-three_of_a_kind_alone = three treasures of a kind win
screen-goal-is-one_of_each = { $amount } treasures win, one of each kind among them
screen-goal-is-one_of_each_alone = one treasure of each kind wins
screen-goal-brief-three_of_a_kind = { $amount }, three alike
screen-goal-brief-three_of_a_kind_alone = three alike
screen-goal-brief-one_of_each = { $amount }, every kind
screen-goal-brief-one_of_each_alone = every kind
screen-take-fewer = Or only as many:
screen-pile-draw = { $amount } in the pile
screen-pile-discard = { $amount } discarded
screen-buried = { $amount } buried
screen-power = power
screen-duel = Fight
screen-win = victory
screen-win-chance = win { $win } %
screen-death = death
screen-odds = { $win } % victory, { $lose } % death, costs about { $loss } life
screen-odds-yours = your chances to the end
screen-odds-of = chances of { $name }
screen-blow-hurt = { $amount } life
screen-bound = bound
screen-strike-brings = to the end: about { $loss } life in { $exchanges ->
        [one] one exchange
       *[other] { $exchanges } exchanges
    }
screen-flee-costs = parting blow: about { $loss } life, deadly { $deadly } %
screen-you-have-gold = You have { $amount } gold.
screen-heal-for = Heal for how much gold?
screen-arm-for = Weapons for how much gold?
screen-bet-odd = Bet on odd:
screen-bet-even = Bet on even:
screen-take = { $amount ->
        [one] Take one
       *[other] Take { $amount }
    }
screen-dead = The henchman of { $name } is dead.
screen-points-left = { $amount ->
        [one] one point left for his successor
       *[other] { $amount } points left for his successor
    }
screen-spend = { $points ->
        [one] One point
       *[other] { $points } points
    }: { $value } { $amount }
screen-spend-hint = Large: the value he will have. Small: the points it costs.
screen-give-order = Standing order for fights
screen-flee-below = Flee as soon as life is below …
screen-order-brings = { $win } % victory, { $lose } % death, { $flee } % escape; costs about { $loss } life
screen-order-hint = Point at an order to see what it would bring in this fight.
screen-home = your castle
screen-reach = { $amount ->
        [one] one field is in reach
       *[other] { $amount } fields are in reach
    }
screen-rolls = What the die would bring
screen-fields-reached = { $amount ->
        [one] one field
       *[other] { $amount } fields
    }
screen-go-to = Go to { $field }
screen-choose-field = Choose { $field }
screen-whole-land = Whole land
screen-tap-field = Tap a glowing field: its neighbourhood grows large.
screen-hint-travel = The numbers on the land: so high you must roll at least.
screen-hint-influence = Choose a card of your hand.
screen-choose-lit = Choose a glowing field.
screen-short-strike = costs about { $loss } life
screen-short-flee = about { $loss } life, deadly { $deadly } %
screen-no-flight = Why not flee?
screen-stake-gold = { $gold } gold
screen-stake-won = { $treasures ->
        [0] {""}
        [one] a treasure and{" "}
       *[other] { $treasures } treasures and{" "}
    }{ $gold } gold
screen-stake-lost = { $name } gets { $treasures ->
        [0] {""}
        [one] your treasure and{" "}
       *[other] your { $treasures } treasures and{" "}
    }{ $gold } gold
screen-stake-lying = { $treasures ->
        [0] a successor begins anew
        [one] your treasure stays here
       *[other] your { $treasures } treasures stay here
    }
screen-value-becomes = { $value } { $from } → { $to }
screen-roll-brings = 1 to 6 steps, then you choose
screen-store-brings = then { $amount } of { $goal } stored

## Cards of one's own: what the values of the card file are called

sheet-treasures = Treasures
sheet-henchman = Henchman at the start
sheet-successor = Successor
sheet-monsters = Monsters
sheet-hand = Hand of cards
sheet-poison = Poison
sheet-tavern = Tavern
sheet-healer = Healer
sheet-school = School
sheet-smith = Smith
value-type = kind
value-title = name
value-count = how many in the game
value-effects = what it does
value-action = what happens
value-price = price in gold
value-stays = stays where it lies
value-roads = where each face leads
value-bets = bets a visit
value-faces = what each face brings
value-lucky = works up to a roll of
value-power = power
value-loot = loot in gold
value-on_hit = whom it hits
value-on_flight = who flees
value-field = field of the treasure
value-crown = crowns
value-orb = orbs
value-chalice = chalices
value-life = life
value-gold = gold
value-strength = strength
value-weapons = weapons
value-most = highest value
value-successor-most = most points for a value
value-successor-points = points to spend
value-successor-life = life for a point
value-successor-gold = gold for a point
value-successor-weapons = weapons for a point
value-points = weapons for a gold piece
value-points_per_strength = points for 1 strength
value-size = cards in hand
value-loss = life a day
value-pay = wages in gold
value-cure = gold against poison
value-healing = life for a gold piece
value-gain = strength for a lesson
word-weapon = weapon
word-potion = potion
word-trap = trap
word-place = place
word-monster = monster
word-spell = spell
word-map = map
word-effects = works as written below
word-die = roll, each face works differently
word-trade = buy cards
word-portal = travel through the portal
word-bets = bet on odd or even
word-riddle = guess a number
word-look = look at a card
word-whirlwind = all hands are blown on
word-ring = call somebody to a duel
word-ride = travel once more
word-guild = have a treasure stolen
word-bind = bind the foe
word-tremor = throw a card off its field
word-far_sight = look at the cards beside you
word-mind_theft = read a hand, take a card
word-displace = put a henchman elsewhere
word-life = life
word-gold = gold
word-strength = strength
word-weapons = weapons
word-green = green land
word-yellow = yellow land
word-blue = blue land
word-red = red land
word-anywhere = anywhere
word-death = death
word-phrase-raise = + more
word-phrase-lower = − less
word-phrase-divide = ÷ divided by
word-phrase-set = = exactly
word-phrase-poison = poisoned
word-phrase-cure = cured of poison
word-phrase-skip = loses the next turn
word-phrase-death = death
word-phrase-home = home to the castle
word-phrase-draw = draw cards
own-use = place: { $effects }
own-use-for = { $price } gold: { $effects }
own-spell = { $effects }
own-die = roll: { $faces }
own-monster = power { $power } · { $loot } gold{ $hit ->
        [none] {""}
       *[some] {" "}· hits: { $on_hit }
    }{ $flight ->
        [none] {""}
       *[some] {" "}· flight: { $on_flight }
    }
own-map = lifts a treasure on { $field }
own-about = A card from your card file (S115).
fault-cards_in_all = That makes { $total } playing cards in all; allowed are { $low } to { $high }.
fault-treasures_in_all = That makes { $total } treasures in all; allowed are { $low } to { $high }.
fault-new_cards = That makes { $total } new cards; allowed are { $high } at most.
fault-above_most = Nobody can begin with { $start }: the highest value is { $high }.

# Names on small cards.
card-poisoner_coven-short = Poisoner Coven
card-poisoner_league-short = Poisoner League
card-mercenary_company-short = Mercenary Company
card-mercenary_squad-short = Mercenary Squad
card-robber_gang-short = Robber Gang
card-robber_horde-short = Robber Horde
card-robber_king-short = Robber King
card-merchant_priest-short = Merchant Priest
card-field_captain-short = Field Captain
card-mind_theft-short = Mind Theft
card-mire_colossus-short = Mire Colossus
card-dice_booth-short = Dice Booth
card-riddle_imp-short = Riddle Imp
card-courier_stable-short = Courier Stable
card-thieves_guild-short = Thieves' Guild
card-strength_draught-short = Strength Draught
card-draught_of_life-short = Draught of Life
card-hail_of_stones-short = Hail of Stones
card-fever_sleep-short = Fever Sleep
card-magpies_nest-short = Magpies' Nest
card-halberd-short = Halberd
card-antidote-short = Antidote
card-giants_blood-short = Giant's Blood
card-shackles-short = Shackles
card-poisoner-short = Poisoner
card-venom_master-short = Venom Master
card-battle_axe-short = Battle-axe
card-binding_gaze-short = Binding Gaze
card-far_sight-short = Far Sight
card-displacement-short = Displacement
card-nightmare-short = Nightmare
card-fighting_ring-short = Fighting Ring
card-whirlwind-short = Whirlwind

# Standing orders: for each question that one may let pass what it is about, then what else one may lay down.
standing-use_place = When my henchman comes to a place
standing-use_place-pass = Do not use it
standing-use_place-use = Use it
standing-use_place-unless_at = Do not use it, unless it is { $thing_object }
standing-play_found = When he finds a map of this very field
standing-play_found-pass = Do not show it at once
standing-take_treasures = When treasures lie there
standing-take_treasures-pass = Leave them
standing-take_treasures-take_all = Take all of them
standing-search_castle = When he stands in a foreign castle
standing-search_castle-pass = Do not search it
standing-search_castle-search = Search it
standing-challenge = When he meets another henchman
standing-challenge-pass = Challenge nobody
standing-challenge-unless_treasure = Challenge nobody, unless one of them carries a treasure
standing-do_business = When he is in a house of the city
standing-do_business-pass = Do no business
standing-do_business-cure_or_work = Have poison cured, or work; else ask me
standing-influence = When I could play a card
standing-influence-pass = Play none
standing-influence-store = Store a treasure that I carry; else ask me
standing-buy_card = When the priest sells the top card
standing-buy_card-pass = Do not buy
standing-buy_card-buy = Buy as long as gold lasts
standing-buy_card-below = Do not buy with less than { $thing } gold
standing-place_bet = When I could bet
standing-place_bet-pass = Do not bet
standing-place_bet-even = Bet { $thing } gold on even, else nothing
standing-place_bet-odd = Bet { $thing } gold on odd, else nothing
standing-remove_card = When I could remove a card (catharsis)
standing-remove_card-pass = Remove none
standing-by-rules = In fights your henchman has orders of his own: give them on your turn, or between two blows.
