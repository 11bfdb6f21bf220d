# The words of Grimoria's guided first game, in the order of the script; behind each choice stand its answers.

lesson-title = Your first evening in the mages' tower
lesson-goal = most points
lesson-bookmark = Eleven rounds of magic lie before you. Each begins with a secret: all put a bookmark into their spell book at once. Put yours at 1, Exchange.
lesson-exchange = Bela and Cora chose the same spell: whoever is alone on one acts first, equals wait. Exchange throws a card out of the display. Which one do you begrudge the others?
lesson-exchange-remove_castle = Three points nobody gets now.
lesson-exchange-remove_queen = The Queen loves different places. Cora will take the Castle instead, 3 points.
lesson-exchange-remove_maid = A quiet one, who pays whoever acts last. The strong cards stay for the others.
lesson-exchange-else = Nobody knows that card, so nobody would miss it. Throw out one that you can see: Castle, Queen or Maid.
lesson-take_king = A King came instead! Every turn ends with one card from the display, and you pick first. Take him: with 5 coins at the end he brings 5 points more.
lesson-hunt = The magic level rose: one more spell is open. Choose 5, the Treasure Hunt; there is no other way to treasures.
lesson-take_maid = A Magic Mirror, and only you know it! Save it for the day when somebody attacks you. Companions lie open and work in every turn: take the Maid, who pays you when you act last.
lesson-dark = High spells act late, and late is just what your Maid loves. Choose 7, Dark Silver: black magic for 2 coins.
lesson-ban = Bela held the light against it: spell 2 makes all black magic of the round void. At least your Maid has paid. Take the second Maid, two of them pay double.
lesson-dark_again = Will Bela ban black magic twice in a row? Guessing the others is the heart of the game. 7 brings 2 coins but acts late; 3 brings 1 and picks first. Your call.
lesson-dark_again-spell_7 = Nobody banned it: two coins. Bela picked before you, but left you the best.
lesson-dark_again-spell_3 = Nobody banned it: one coin only, but you pick before everybody else.
lesson-dark_again-else = Treasures are sweeter with a Merchant, who lies right there. Today it is about coins: choose 7 or 3.
lesson-take_merchant = Now take the Merchant: after every Treasure Hunt he sells you one more treasure.
lesson-hunt_again = Two Kings on display, and low spells pick early. Choose 5: a treasure, a visit to your Merchant, and an early pick.
lesson-merchant = The Merchant wants 1 coin for one more treasure. You can afford it: pay.
lesson-take_second_king = A Cloak of Invisibility! Now the second King: both look at the same 5 coins at the end, each for 5 points.
lesson-cloak = Cora attacks with 9: whoever shows most companions must give her one, and that is you. Quick, lay your Cloak over a King; nobody can take him any more.
lesson-mirror = She picked you all the same. Now your Mirror: the attack turns round, and Cora has to give you a companion of hers!
lesson-ward = Her Bronze Smith makes your Helmet worth more. You own a lot, and Bela is eyeing it. 8 lets no attack hit you this round; 6 pays 2 coins if nobody is poorer. Safe or rich?
lesson-ward-spell_8 = Safe: with you behind the circle, Bela will have to hit somebody else.
lesson-ward-spell_6 = Two coins richer, but nothing protects you, and Bela acts after you.
lesson-ward-else = This round is about your treasure chamber: guard it with 8, or fill it with 6.
lesson-take_prince = Take the Prince: 3 points for every five companions, and you have seven with him.
lesson-give = Bela used the 9 and hit you: that is the price. At least you say who goes; let the Bronze Smith go, Kings and Maids bring more.
lesson-alms = 6, Alms, pays 2 coins if nobody is poorer when your turn comes, and the others earn before you. Choose it.
lesson-take_seer = Your Kings want 5 coins at the end, and you are on the way. Take the Seer: from now on she shows you the face-down card of every display.
lesson-cutpurse = The others hoard coins. Choose 12, an attack: half the coins of whoever has most. As the highest spell it also pays your Maids.
lesson-take_known = Half a purse for you, and two coins from the Maids! Only you know that the face-down card is a Town: take it. Places lie face down and count at the end.
lesson-watchful = Now you are the richest, and everybody sees it. Choose 11: it protects you like 8, and one more card joins the display.
lesson-take_princess = Only your Seer knows: the face-down card is a Princess, 2 points for each kind you own twice, but she can be stolen. The Castle is 3 points, safe for ever. Which?
lesson-take_princess-take_face_down = A Princess who counts two pairs, your Kings and your Maids.
lesson-take_princess-take_castle = Three points that no attack can touch.
lesson-take_princess-else = A Town is only 2 points. Princess or Castle, both are better.
lesson-abduction = Level 14 brings the sharpest attack: a companion of your choice from whoever shows most. That is Bela; choose 14.
lesson-demand = Now name whom you want. A Princess counts your pairs, a Queen your trios of places, a Messenger pays when you act first. Whom do you call?
lesson-demand-name_princess = She comes, and counts every pair you own.
lesson-demand-name_queen = She comes. But trios of different places are rare with you.
lesson-demand-name_messenger = He comes. There is only one round left to be first in.
lesson-demand-else = You could, but Princess, Queen or Messenger do more for you.
lesson-take_dark_mage = The face-down card is a Dark Mage; he pays for every black spell of a round. Take him, he works from the next round on.
lesson-last_round = The last round: now only points count. Choose 5 once more, for the treasures.
lesson-last_merchant = A coin is a point at the end, and this treasure costs one. It may be worth 0 to 3. Will you risk it?
lesson-last_merchant-pay = A Bracelet, worth 1 point: an even trade. It could have been a Chest with 3.
lesson-last_merchant-pass = The coin stays with you, a point for certain.
lesson-last_card = Your last card! The Town is 2 points, the Village 1, the Mercenary 1 and one more companion. Does he make a new five for your Prince?
lesson-last_card-take_town = Two solid points.
lesson-last_card-take_village = One point, and more if it completed a trio for a Queen.
lesson-last_card-take_mercenary = One point, and more if he completed a five for your Prince.
lesson-last_card-else = You know that card: a Village, like the open one. Take what you like better.
lesson-brought-points = { $change } { $count ->
        [one] point
       *[other] points
    }
lesson-brought-coins = { $change } { $count ->
        [one] coin
       *[other] coins
    }
lesson-learned =
    All choose a spell in secret; singles act first, the lowest at the front (G7, G9).
    A turn is a spell, then your companions, then one card from the display (G11).
    Spell 2 stops black magic: 3, 7, 13 and 15 (G21).
    Attacks (9, 12, 14) hit whoever has most; 8 and 11, Cloak and Mirror protect you (G30, G44, G49, G59).
    The level rises by one each round; after the last round everything is counted (G86, G92).
