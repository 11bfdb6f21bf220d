# Grimoria in English. All sentences are our own.
# A card has a second form: .object is the card as the object of a sentence ("took a King").

game-name = Grimoria
game-about = Everyone chooses a spell in secret. Low spells act earlier, high ones do more. Who gathers the best companions, places and treasures?
game-lure = Choose your spell, and hope that nobody chose the same: a round takes seconds, revenge a whole game.
game-minutes = 30
game-weight = light
game-goal = At the end coins and cards count; whoever has most points wins (G92, G99).

## Cards

card-bronze_smith = Bronze Smith
    .object = a Bronze Smith
card-king = King
    .object = a King
card-queen = Queen
    .object = a Queen
card-prince = Prince
    .object = a Prince
card-princess = Princess
    .object = a Princess
card-tax_collector = Tax Collector
    .object = a Tax Collector
card-bard = Bard
    .object = a Bard
card-messenger = Messenger
    .object = a Messenger
card-merchant = Merchant
    .object = a Merchant
card-seer = Seer
    .object = a Seer
card-witch = Witch
    .object = the Witch
card-maid = Maid
    .object = a Maid
card-dark_mage = Dark Mage
    .object = a Dark Mage
card-mercenary = Mercenary
    .object = a Mercenary
card-castle = Castle
    .object = a Castle
card-town = Town
    .object = a Town
card-village = Village
    .object = a Village
card-hut = Hut
    .object = a Hut
card-chest = Treasure Chest
    .object = a Treasure Chest
card-goblet = Goblet
    .object = a Goblet
card-bracelet = Bracelet
    .object = a Bracelet
card-helmet = Bronze Helmet
    .object = a Bronze Helmet
card-cloak = Cloak of Invisibility
    .object = a Cloak of Invisibility
card-mirror = Magic Mirror
    .object = a Magic Mirror
card-face_down = face-down card
    .object = the face-down card
card-hidden = unknown card
    .object = an unknown card

## What a card does; the numbers come from the card file

card-bronze_smith-help = At the end every Bronze Helmet of yours is worth { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } more, for each Smith again (G93).
card-king-help = With at least { $needs } coins at the end, every King brings you { $bonus } extra points (G94).
card-queen-help = At the end { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } for every trio of three different places; no place counts in two trios (G95).
card-prince-help = At the end { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } for every { $needs } companions, himself and cloaked ones included (G96).
card-princess-help = At the end { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } for every kind of companion you have at least twice; Princesses are a kind too (G97).
card-tax_collector-help = Worth { $points } points at the end, but { $loss } less for every coin you have; never below zero (G98).
card-bard-help = In your turn { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for every other seat that chose the same spell this round (G71).
card-messenger-help = In your turn { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } if you are first in the round (G69).
card-merchant-help = After spell 5 you may pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } per Merchant to draw one more treasure (G74).
card-seer-help = You see at all times which card lies face down in the display (G80).
card-witch-help = May be swapped for a card of the display: right after it is laid out, or in your turn (G76).
card-maid-help = In your turn { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } if you are last in the round (G70).
card-dark_mage-help = In your turn { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for everyone who chose black magic; nothing if anyone chose spell 2 (G72).
card-mercenary-help = When an attack takes coins or a companion from you, you get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at once (G67).
card-castle-help = A place. It counts by itself at the end, and for the Queen's trios (G92, G95).
card-town-help = A place. It counts by itself at the end, and for the Queen's trios (G92, G95).
card-village-help = A place. It counts by itself at the end, and for the Queen's trios (G92, G95).
card-hut-help = A place that is mostly good for filling the Queen's trios (G92, G95).
card-chest-help = A treasure that counts by itself at the end (G92).
card-goblet-help = A treasure that counts by itself at the end (G92).
card-bracelet-help = A treasure that counts by itself at the end (G92).
card-helmet-help = A treasure that each Bronze Smith of yours makes more valuable (G93).
card-cloak-help = Lay it on a companion of your own. Attacks no longer count that companion and cannot take it (G49, G50).
card-mirror-help = Turns an attack back on the attacker, and leaves the game (G59).
card-face_down-help = Only the owner of a Seer knows what it is. Whoever takes it looks at it; only a companion is then shown (G18, G80).
card-hidden-help = A card you do not know (G82).

## What a card does, in a few words

card-bronze_smith-brief = +{ $bonus } per Bronze Helmet
card-king-brief = +{ $bonus } with { $needs } coins or more
card-queen-brief = +{ $bonus } per trio of different places
card-prince-brief = +{ $bonus } per { $needs } companions
card-princess-brief = +{ $bonus } per kind you have more than once
card-tax_collector-brief = −{ $loss } per coin of yours
card-bard-brief = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } per other seat with your spell
card-messenger-brief = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } if you are first
card-merchant-brief = after spell 5: one more treasure for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
card-seer-brief = sees the face-down card
card-witch-brief = may be swapped for a display card
card-maid-brief = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } if you are last
card-dark_mage-brief = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } per black magic of the round
card-mercenary-brief = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } when an attack takes something
card-castle-brief = counts for the Queen's trios
card-town-brief = counts for the Queen's trios
card-village-brief = counts for the Queen's trios
card-hut-brief = counts for the Queen's trios
card-chest-brief = points only
card-goblet-brief = points only
card-bracelet-brief = points only
card-helmet-brief = more with Bronze Smiths
card-cloak-brief = cloaks a companion
card-mirror-brief = turns an attack back

## Spells: a name of ours, and what it does

thing-spell = spell

spell-1 = Exchange
spell-2 = Ban of Light
spell-3 = Dark Copper
spell-4 = Dip into the Discards
spell-5 = Treasure Hunt
spell-6 = Alms
spell-7 = Dark Silver
spell-8 = Warding Circle
spell-9 = Tribute
spell-10 = Offering
spell-11 = Watchful Ward
spell-12 = Cutpurse
spell-13 = Dark Gold
spell-14 = Abduction
spell-15 = Dark Foray

spell-1-brief = one card of the display is replaced
spell-2-brief = black magic does nothing this round
spell-3-brief = { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
spell-4-brief = pay { $price }, draw { $draws ->
        [one] { $draws } card
       *[other] { $draws } cards
    } from the discards
spell-5-brief = draw a treasure
spell-6-brief = { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    } if nobody has fewer
spell-7-brief = { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
spell-8-brief = no attack hits you
spell-9-brief = whoever has most companions gives you one
spell-10-brief = give away a card of yours, { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
spell-11-brief = no attack hits you; one more card on display
spell-12-brief = half the coins of whoever has most
spell-13-brief = { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
spell-14-brief = a companion you choose, from who has most
spell-15-brief = pay { $price }, draw { $draws ->
        [one] { $draws } card
       *[other] { $draws } cards
    } from the discards

spell-1-help = You throw out a card of the display, the face-down one too; a new one then lies as it lay (G19, G20).
spell-2-help = Everybody's black magic (3, 7, 13, 15) is void for the whole round, even that of earlier seats (G21, G22).
spell-3-help = Black magic: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, unless anyone chose spell 2 (G23).
spell-4-help = For { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } you draw { $draws ->
        [one] a random card
       *[other] { $draws } random cards
    } of the discard pile; if there is none, from the draw pile (G24, G25).
spell-5-help = You draw the top treasure; there is no other way to treasures. Merchants then sell you more (G28, G74).
spell-6-help = { $coins ->
        [one] One coin
       *[other] { $coins } coins
    } if nobody has fewer coins than you in your turn; equally few will do (G29).
spell-7-help = Black magic: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, unless anyone chose spell 2 (G23).
spell-8-help = No attack (9, 12, 14) can hit you in this whole round, not even before your turn (G30).
spell-9-help = Attack: the unprotected seat with the most visible companions gives you one, of its own choice (G31, G44).
spell-10-help = You give away a card of yours, a face-down one unseen, and get { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } (G32, G33).
spell-11-help = No attack can hit you in this whole round; in your turn one more card joins the display (G30, G37).
spell-12-help = Attack: the unprotected seat with the most coins gives you half of them, rounded up (G39, G44).
spell-13-help = Black magic: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, unless anyone chose spell 2 (G23).
spell-14-help = Attack: from the unprotected seat with the most visible companions you take one of your choice (G40, G44).
spell-15-help = Black magic: for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } you draw { $draws ->
        [one] a random card
       *[other] { $draws } random cards
    } of the discard pile, unless anyone chose spell 2 (G41).

## Answers

option-spell = Choose spell { $number }: { $thing }
option-pass = Do nothing
option-accept = Accept the attack
option-mirror = Turn the attack back with the Magic Mirror
option-pay = Pay the Merchant and draw one more treasure
option-target = Attack { $thing }
option-cloak = Hide { $thing_object } under the Cloak
option-name = Demand { $thing_object }
option-give = Give { $thing_object }
option-take = Take { $thing_object }
option-remove = Throw { $thing_object } out of the display
option-swap = Swap the Witch for { $thing_object }
option-drop = Give away { $thing_object }
option-drop_cloaked = Give away { $thing_object } with the Cloak on it

## Questions

question-choose_spell = Choose your spell for this round, in secret.
question-choose_spell-help = It may be as high as the magic level (G7). Whoever is alone on a spell acts earlier, the lowest first; then come those who share a spell (G9, G10). Acting earlier means more cards to pick from. You can take your choice back until another seat has chosen after you, or all have (G8).
question-swap_witch = Do you want to swap your Witch for a card of the display?
question-swap_witch-help = The Witch then lies open in the display, and anyone may take her (G76, G77).
question-remove_card = Your spell 1: which card of the display shall go?
question-remove_card-help = It goes openly to the discard pile; the new card lies as the old one lay (G19, G20).
question-give_away = Your spell 10: which of your cards do you give away for coins?
question-give_away-help = It goes under its pile; what lay face down nobody gets to see (G32, G33).
question-lay_cloak = { $mine ->
        [yes] Before your attack finds its target: will you cloak one of your companions?
       *[no] { $turn } is about to attack whoever has most visible companions. Will you cloak one of yours first?
    }
question-lay_cloak-help = Everyone who could hold a Cloak is asked; those that are laid are shown together (G52, G66).
question-pick_target = Several have equally much: whom do you attack?
question-pick_target-help = Your attack hits the unprotected seat that has most; among equals you choose (G44, G45).
question-name_companion = Which companion do you demand?
question-name_companion-help = Only visible companions can be demanded. Whoever is hit may still resist (G50, G55, G62).
question-react = { $mine ->
        [yes] Your own attack comes back to you. What do you do?
       *[no] { $turn } attacks you. What do you do?
    }
question-react-help = A Cloak hides a companion, a Magic Mirror turns the attack around. Everyone who could hold one of them is asked (G59, G62, G66).
question-give_companion = You are hit: which companion do you give?
question-give_companion-help = The choice is yours; cloaked ones stay with you (G31, G50).
question-pay_merchant = Your Merchant offers you one more treasure. Do you pay?
question-pay_merchant-help = Each Merchant sells you one treasure, one after the other, only after spell 5 (G74, G75).
question-take_card = Take a card from the display.
question-take_card-help = Companions lie open before you, places face down. At the face-down card you look first (G16, G17, G18).

## What happened

event-round_began = A new display was laid out (magic level { $level }).
event-spell_chosen = { $seat } chose a spell.
event-spell_revealed = { $seat } showed spell { $spell_number } ({ $spell }).
event-order_set = { $shared ->
        [no] { $seat } became number { $place } in order: alone on the spell.
       *[other] { $seat } became number { $place } in order: several chose the spell.
    }
event-turn_began = { $seat }'s turn began.
event-spell_cast = { $seat } cast spell { $spell_number } ({ $spell }).
event-spell_blocked = { $seat } could not cast spell { $spell_number } ({ $spell }): spell 2 bans black magic.
event-spell_fizzled = Spell { $spell_number } ({ $spell }) of { $seat } came to nothing.
event-coins_gained = { $coins ->
        [one] { $kind ->
            [none] { $seat } got 1 coin.
           *[other] { $seat } got 1 coin ({ $card }).
        }
       *[other] { $kind ->
            [none] { $seat } got { $coins } coins.
           *[other] { $seat } got { $coins } coins ({ $card }).
        }
    }
event-coins_paid = { $coins ->
        [one] { $seat } paid 1 coin.
       *[other] { $seat } paid { $coins } coins.
    }
event-coins_taken = { $coins ->
        [one] { $seat } took 1 coin from { $victim }.
       *[other] { $seat } took { $coins } coins from { $victim }.
    }
event-card_removed = { $face_down ->
        [no] { $seat } threw { $card_object } out of the display.
       *[other] { $seat } threw out the face-down card: { $card }.
    }
event-card_turned_up = Turned up: { $card }.
event-card_laid_face_down = { $kind ->
        [hidden] A card was laid face down.
       *[other] A card was laid face down: { $card }.
    }
event-face_down_seen = { $kind ->
        [hidden] { $seat } looked at the face-down card through a Seer.
       *[other] { $seat } saw the face-down card through a Seer: { $card }.
    }
event-discard_drawn = { $seat } drew { $card_object } from the discards.
event-pile_drawn = { $kind ->
        [hidden] { $seat } drew a card from the pile, a place.
       *[other] { $seat } drew { $card_object } from the pile.
    }
event-treasure_drawn = { $kind ->
        [hidden] { $seat } drew a treasure.
       *[other] { $seat } drew a treasure: { $card }.
    }
event-card_given_away = { $kind ->
        [hidden] { $treasure ->
            [no] { $seat } gave away a face-down place.
           *[other] { $seat } gave away a face-down treasure.
        }
       *[other] { $seat } gave away { $card_object }.
    }
event-cloak_laid = { $seat } laid a Cloak on { $card_object }.
event-cloak_lost = A Cloak of { $seat } left the game (it lay on: { $card }).
event-target_picked = { $seat } attacked { $victim } with spell { $spell_number }.
event-companion_named = { $seat } demanded { $card_object } from { $victim }.
event-mirror_used = { $seat } turned the attack back on { $taker } with a Magic Mirror.
event-attack_accepted = { $seat } accepted the attack.
event-attack_missed = The attack of { $seat } on { $victim } hit nothing.
event-companion_taken = { $seat } got { $card_object } from { $victim }.
event-witch_swapped = { $face_down ->
        [no] { $seat } swapped the Witch for { $card_object } of the display.
       *[other] { $kind ->
            [hidden] { $seat } swapped the Witch for the face-down card, a place.
           *[other] { $seat } swapped the Witch for the face-down card: { $card }.
        }
    }
event-card_taken = { $seat } took { $card_object }.
event-face_down_taken = { $kind ->
        [hidden] { $seat } took the face-down card, a place.
       *[other] { $seat } took the face-down card: { $card }.
    }
event-card_discarded = { $count ->
        [one] Discarded: { $card }.
       *[other] Discarded: { $card } ×{ $count }.
    }
event-pile_refilled = The discard pile was shuffled and went under the draw pile.
event-display_short = There were not enough cards for a new display; this round is the last.
event-level_risen = The magic level rose to { $level }.
event-game_ended = The game came to its end.

## Why something is not possible

why-7 = All choose a spell now, and it may not be higher than the magic level.
why-8 = Your spell for this round is chosen. You could take it back until another seat had chosen after you; then it is final.
why-11 = That is not what is asked now: a turn is first the spell, then the companions, then a card.
why-16 = You take exactly one card, and one that lies in the display.
why-19 = Spell 1 removes only a card that lies in the display.
why-31 = You can only give a companion that you have.
why-32 = You can only give away a card that you have in that way.
why-34 = Your Cloak lies on a companion; it cannot be given away by itself.
why-40 = You can only demand a companion that the seat you hit has.
why-43 = Only opponents without protection can be attacked, never yourself.
why-44 = The attack hits only the seat that has most: visible companions for 9 and 14, coins for 12.
why-49 = For that you need a free Cloak of your own, and a companion of your own without one.
why-50 = That companion is under a Cloak: it can be neither demanded nor given.
why-51 = A Cloak may be laid in your own turn, or when an attack on companions may hit you.
why-59 = You have no Magic Mirror.
why-61 = This attack was turned back twice already; it cannot be done again.
why-62 = An attack is answered with a Cloak, a Magic Mirror, or by accepting it.
why-63 = Spell 12 takes coins: against that a Cloak is no answer, only a Magic Mirror is.
why-75 = The Merchant sells only in a turn with spell 5, while you have the coins and there are treasures.
why-76 = For a swap you need the Witch, and the other card must lie in the display.

## Tally

tally-coins = Coins
tally-places = Places
tally-treasures = Treasures
tally-companions = Companions
tally-smiths = Bronze Smiths
tally-kings = Kings
tally-queens = Queens
tally-princes = Princes
tally-princesses = Princesses
tally-tax_collectors = Tax Collectors

win-points = { $winner } wins with the most points (G99).
win-tie = { $winner } wins: equal in points, but with more coins (G99).
win-shared = { $winner } win together: equal in points and in coins (G99).

## Before the game

variant-last_level = last field of the magic track (15 to 17): the higher, the more rounds
variant-open_memory = show others' face-down cards as far as you know them (otherwise remember them yourself)

## On the screen

screen-round = Round { $round } of { $rounds }
screen-last-round = last round
screen-level = Magic level
screen-coins = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
screen-order = Order
screen-order-books = as last round; counts only among equal spells
screen-order-first = random; counts only among equal spells
screen-order-set = alone before shared, low before high, else as last round
screen-alone = alone
screen-shared-before = shared; last round before { $other }
screen-shared-after = shared; last round after { $other }
screen-spell = { $number } { $title }
screen-chosen = has chosen
screen-display = Display
screen-no-display = No card lies out this round.
screen-face-down-known = you know: { $card }
screen-face-down-unknown = only a Seer sees it
screen-face-down = face down
screen-no-companions = no companions
screen-cloaked = { $card } (cloaked)
screen-places = { $amount ->
        [one] 1 place
       *[other] { $amount } places
    }
screen-treasures = { $amount ->
        [one] 1 treasure
       *[other] { $amount } treasures
    }
screen-known = known: { $cards }
screen-own-cards = Only you see
screen-nothing-hidden = nothing face down yet
screen-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
screen-worth = now { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } in all
screen-piles = Pile { $draw } · discards { $discard } · treasures { $treasure }
screen-discard = Discard pile
screen-discard-empty = The discard pile is empty.
screen-book = Your spell book
screen-black = black magic
screen-attack = attack
screen-ward = protection

## The four levels of the bots

level-1 = Sorcerer’s Apprentice
level-2 = Hedge Witch
level-3 = Court Sorceress
level-4 = Archmage
level-5 = Keeper of the Grimoires

screen-face-down-place = face down; a place
screen-pile-draw = { $amount } in the pile
screen-pile-discard = { $amount } discarded
screen-pile-treasure = { $amount ->
        [one] 1 treasure
       *[other] { $amount } treasures
    }
screen-cloaked-mark = cloaked
screen-nothing-yet = nothing yet
screen-worth-short = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
screen-sealed = still sealed
screen-bookmark = Drag the bookmark to a page, or press it
screen-final = Final as soon as another seat has chosen after you, or all have.
screen-put-bookmark = Put the bookmark in at { $number }
screen-about = More about { $thing }
screen-drama = An attack
screen-drama-seeking = seeks its target …
screen-drama-nobody = nobody
family-companion = COMPANION
family-place = PLACE
family-treasure = TREASURE
family-companion-title = Companions
family-place-title = Places
family-treasure-title = Treasures

## Cards of one's own: what the values of the card file are called

sheet-track = Start of the game
value-count = how many in the game
value-points = points
value-bonus = bonus
value-needs = from so many on
value-loss = loss
value-coins = coins
value-price = price in coins
value-draws = cards drawn
value-start_2 = first level with two
value-start_3 = first level with three
value-start_4 = first level with four
value-start_5 = first level with five
value-start_coins = coins at the start
fault-cards_in_all = That makes { $total } cards in all; allowed are { $low } to { $high }.

screen-round-short = Round { $round }/{ $rounds }
screen-level-short = Level
screen-of = of { $last }
screen-draw-word = pile
screen-discard-word = discards
screen-treasure-word = treasures
screen-my-place = My place
screen-companions = My companions
screen-visible-companions = { $amount ->
        [one] { $amount } visible companion
       *[other] { $amount } visible companions
    }
screen-points-word = { $amount ->
        [one] point
       *[other] points
    }
screen-same-spell = On the same spell
screen-for-you = for you { $points } points
screen-way-accept = Accept it
screen-way-accept-help = The attack takes what it takes.
screen-way-mirror = Magic Mirror
screen-way-mirror-help = The attack hits the attacker instead. The mirror is gone then.
screen-way-cloak = Cloak
screen-way-cloak-help = Press a companion to hide it; it cannot be taken then.
screen-reveal = { $place ->
        [0] The books are open.
        [1] The books are open: you are first.
       *[other] The books are open: you are number { $place }.
    }
screen-reveal-clash = Alone goes before shared, low before high. { $names } share a spell and come last.
screen-reveal-alone = Everybody is alone: the lowest spell goes first.
screen-reveal-scene = The books open
screen-now-idle = As things stand, it would do nothing.
screen-now-victim = It would hit { $names }, unless protected.
screen-now-coins = { $sign ->
        [less] −{ $coins } { $coins ->
            [one] coin
           *[other] coins
        }.
       *[more] +{ $coins } { $coins ->
            [one] coin
           *[other] coins
        }.
    }
screen-now-points = { $sign ->
        [less] −{ $points } { $points ->
            [one] point
           *[other] points
        } for you.
       *[more] +{ $points } { $points ->
            [one] point
           *[other] points
        } for you.
    }

option-spell-choose_spell = Put the bookmark in at { $number }

# A card's effect in a word or two; ¤ is a coin

card-king-code = +{ $bonus } from { $needs } ¤
card-queen-code = +{ $bonus } a trio
card-prince-code = +{ $bonus } per { $needs }
card-princess-code = +{ $bonus } a pair
card-tax_collector-code = −{ $loss } per ¤
card-bard-code = +{ $coins }¤ same
card-messenger-code = +{ $coins }¤ first
card-merchant-code = prize { $price }¤
card-seer-code = sees
card-witch-code = swaps
card-maid-code = +{ $coins }¤ last
card-dark_mage-code = +{ $coins }¤ per ■
card-mercenary-code = +{ $coins }¤ loss
card-bronze_smith-code = +{ $bonus } helmet
card-castle-code = place
card-town-code = place
card-village-code = place
card-hut-code = place

# A spell in a word or two, for a small page

spell-1-tag = Exchange
spell-2-tag = Light
spell-3-tag = +{ $coins } ¤
spell-4-tag = Discards
spell-5-tag = Treasure
spell-6-tag = Alms
spell-7-tag = +{ $coins } ¤
spell-8-tag = Ward
spell-9-tag = Tribute
spell-10-tag = Offering
spell-11-tag = Ward +
spell-12-tag = ½ the ¤
spell-13-tag = +{ $coins } ¤
spell-14-tag = Abduct
spell-15-tag = Foray

# Names for small cards

card-tax_collector-short = Taxes
card-seer-short = Seer
card-dark_mage-short = Mage
card-bronze_smith-short = Smith
card-mirror-short = Mirror
card-cloak-short = Cloak
card-helmet-short = Helmet
card-chest-short = Chest

# Standing orders: for each question that one may let pass what it is about, then what else one may lay down.
standing-lay_cloak = When an attack comes and I could lay a Cloak
standing-lay_cloak-pass = Lay none
standing-lay_cloak-cloak = Lay one on { $thing_object }, else none
standing-react = When an attack hits me
standing-react-pass = Accept it
standing-react-unless_demanded = Accept it, unless it demands { $thing_object }
standing-react-mirror = Use a Magic Mirror, else accept it
standing-react-cloak = Lay a Cloak on { $thing_object }, else accept it
standing-swap_witch = When I could swap my Witch
standing-swap_witch-pass = Keep her
standing-swap_witch-swap = Swap her for { $thing_object }, else keep her
standing-pay_merchant = When my Merchant sells a treasure
standing-pay_merchant-pass = Do not buy
standing-pay_merchant-pay = Buy it
standing-pay_merchant-below = Do not buy with fewer than { $thing } coins
standing-by-rules = You choose your spell yourself in every round: there is no standing order for it.
