# The words of Schatzjagd's guided first game, in the order of the script; behind each choice stand its answers.

lesson-title = Two treasures for your castle
lesson-goal = two treasures in your castle
lesson-roll = You are a duke, and your henchman stands in your green castle on A0. Bring two treasures home before Bela does! Every turn begins with a journey: roll the die.
lesson-walk = He may go as many fields as the die shows, step by step along the sides. Press C1, and he walks there.
lesson-stop = One step is left, and on C2 your map shows a treasure. Stop here and first lay a weapon before his feet, or go and lift the treasure today?
lesson-stop-stop = Patience: the treasure does not run away, and a weapon will help.
lesson-stop-step_south = Straight to the treasure! The weapon will come later.
lesson-stop-else = Away from the treasure? Stop here beside C2, or step on it.
lesson-lay = Now your influence: one card a turn. Weapons help only where a henchman uncovers them, so lay your Knife right before his feet: choose it, then C2.
lesson-second_day = Cards stand with their backs to all; only you know this one. Your hand is filled up to four again, and the next day begins. Roll.
lesson-uncover = Step on C2: a card ends the journey and is uncovered. The Knife gives a weapon point for your fights.
lesson-map = You hold the map of C2, and your henchman stands there. Show it, and the treasure is his!
lesson-home = A Crown! But a carried treasure is not safe yet: whoever dies loses it. Roll, walk home to your castle on A0, and stop there.
lesson-way_back = A Crown! But a carried treasure is not safe yet: whoever dies loses it. Roll, and walk towards home, as far as B0.
lesson-lay_ahead = Now your influence: one card a turn. Weapons help only where a henchman uncovers them, so lay the Knife where he will go next: choose it, then E2.
lesson-nearly_home = Only you know what lies on E2. Roll, go home to A0, and stop there.
lesson-store = Storing is your card for this turn. Put the Crown into the castle: that is one of two.
lesson-far = Your second map shows E3, beside the city. Roll and go as far as E2; it is worth a long day.
lesson-trap = Bela's henchman sits at home in J9. A trap snaps at whoever steps on it, friend or foe. Take the Hail of Stones.
lesson-door = His castle has two doors: J8 in the north, I9 in the west. Through which will he come?
lesson-door-at_j8 = He came north, right into it: 8 life gone, half of what he had.
lesson-door-at_i9 = He came north, past your trap. It stays there and waits for the next one.
lesson-door-else = Nobody will walk there soon. His doors are J8 and I9.
lesson-dare = But Bela has laid a card on E3, just where you must go. Roll, and dare it.
lesson-poisoned = A Poison Thorn! Your henchman is poisoned and loses 1 life at the end of every day. The treasure is there all the same: show the map.
lesson-city = Whoever spent the night before the wall may enter the city with the first step. Roll and walk over E4 to F4, the healer.
lesson-healer = The healer takes 5 gold to stop the poison, and 5 is all you have. Pay, or save the gold and lose 1 life a day?
lesson-healer-cure = The poison is gone, and so is the gold. He can take his time now.
lesson-healer-pass = The gold stays, and so does the poison: 1 life a day.
lesson-healer-else = A little life for gold helps little while the poison goes on. Cure him, or save the gold.
lesson-own_way = Think of the way home: lay the Pike on E2, where you will come by.
lesson-ambush = Bela has laid another card on E3, and your way leads over it. You cannot know what it is. Roll, and go there.
lesson-fight = A Robber Gang of power 5, and you have 2 strength and 1 weapon. Both add a die; the weaker loses the difference. The odds are bad; strike once all the same, to see how it goes.
lesson-strike_again = A good blow! But weapons wear with each exchange, and a monster has 15 life. Strike once more.
lesson-flee = Eight life gone in one blow! You may flee before every exchange, but it costs a parting blow. Try it.
lesson-death = The parting blow was too hard: he is dead, and his treasure lies on E3. Buy a successor with 15 points. First his life, 4 for each point: 4 points, or 3 and a weapon more?
lesson-death-spend_4 = A sturdy one, with as much life as anybody can have.
lesson-death-spend_3 = A leaner one, but nobody here is better armed.
lesson-death-else = Too little life, and one blow ends him; more than 15 life nobody can have. Spend 4 or 3.
lesson-new_way = What is stored stays stored, whoever dies. Roll, and go east as far as the die allows.
lesson-monster = You hold a monster yourself now. Take the Mire Colossus, and spoil Bela's day.
lesson-lair = Bela's henchman stands on J7. Lay it on J8, between him and his castle, or on H7, on his way into the land?
lesson-lair-at_j8 = Now his way home is dangerous. He has gone west for today.
lesson-lair-at_h7 = It stands before him. He came one field nearer, and stopped short.
lesson-lair-else = There it would wait for nobody. Put it on J8 or H7.
lesson-pike = Your Pike still waits on E2. Roll, and fetch it.
lesson-keep = Three weapons more! Nobody has to play a card. Keep the Binding Gaze for the fight, and play nothing.
lesson-revenge = Your lost treasure lies beside the Gang, and whoever beats it gets it. Roll, and go to E3.
lesson-spell = The odds are yours now. Make them better: spells are shown at any moment of your own turn. Show the Binding Gaze.
lesson-bound = It cannot strike back for one exchange. Strike until it falls.
lesson-home_again = Four gold and your treasure! Home now: roll, and go to C0.
lesson-hinder = A card for Bela's way costs you nothing, and a new one comes to your hand. Lay the Robber on H6.
lesson-tremor = Bela has laid a card on B0, before your castle. Blow it away with the Tremor, or save that for later, roll, and walk round it?
lesson-tremor-show_tremor = It was a pair of Shackles. Good that he did not step into them!
lesson-tremor-roll = Only a 1. So the long way round takes patience.
lesson-tremor-else = Waiting brings nobody home. Show the Tremor, or roll.
lesson-patience = The way is free again. Roll, and walk on.
lesson-last_steps = Only your castle is left. Roll, go home to A0, and stop there.
lesson-detour = Do not step on B0. Go to C1, from there a way leads round it.
lesson-round_it = Now round everything that lies about: roll, go over C2, B2 and A1 home to A0, and stop there.
lesson-win = The second treasure: whoever reaches the goal wins at once. Store the Crown!
lesson-brought-points = { $change } { $count ->
        [one] treasure
       *[other] treasures
    }
lesson-brought-life = { $change } life
lesson-brought-gold = { $change } gold
lesson-brought-strength = { $change } strength
lesson-brought-weapons = { $change } { $count ->
        [one] weapon
       *[other] weapons
    }
lesson-learned =
    A turn is a journey with its encounter, then one card, then drawing up to four (S22).
    White cards work where a henchman uncovers them, spells and maps where you show them (S172).
    In a fight strength, weapons and a die add up; flight costs a parting blow (S64, S70).
    Poison takes 1 life a day; the healer, an antidote or death ends it (S81, S83).
    Who dies drops his treasures; the successor is bought with 15 points (S90, S97).
    Only what is stored in your own castle counts (S116, S117).
