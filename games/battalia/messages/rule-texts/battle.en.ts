/** Chapters 14 to 22: battles, the oracle, the end of the game and the ways to play. */
export const battleRulesEn = {
  'BTA-14.1':
    'If one of your heroes stands on a card, you may attack one enemy there: a city of another player or one hero of another player, never both at once. If there are several, you choose. Exactly two players take part.',
  'BTA-14.2': 'If both your heroes are there, you choose whether one or both take part.',
  'BTA-14.3':
    'The attack line starts with a weapon: a weapon card, the Sword, the Shield, or a wild card used as a weapon.',
  'BTA-14.4':
    'The total of a side is the strength of the cards in its line, plus the level of the city for the defender of an attacked city, plus the hero bonus, plus the terrain bonus in the advanced game.',
  'BTA-14.5':
    'Hero bonus: +1 for each hero that takes part, if the line holds at least one card and every card in it has the hero’s faction. Legendary cards always fit, neutral cards never. It is computed anew after every card.',
  'BTA-14.6': 'Artefacts that transform a card are not part of the line.',
  'BTA-14.7':
    'The base defence is the level of the city if a city is attacked, and 0 if a hero is attacked, even on his own city; plus the terrain bonus of the defender in the advanced game.',
  'BTA-14.8':
    'The first total of the attacker must be greater than the base defence. The attacker may play more than needed.',
  'BTA-14.9':
    'If the attacker has laid the weapon and stops without exceeding the base defence, the battle is lost.',
  'BTA-14.10':
    'After the opening the defender chooses: counter-attack, surrender or, only if a hero is the target, retreat.',
  'BTA-14.11':
    'If the defender surrenders, the attacker wins at once. No hero of the defender has taken part, except a hero who was the target.',
  'BTA-14.12': 'A defender who does not retreat now can no longer retreat in this battle.',
  'BTA-14.13':
    'To counter-attack, first decide whether to take back all your ambushed cards or none. There is no later chance in this battle.',
  'BTA-14.14':
    'Then decide which of your heroes on that card take part. A hero who is the target always does; the others are free to.',
  'BTA-14.15':
    'Raises alternate, the defender first. A raise is one or more cards. After a raise of the defender, that total must at least equal the attacker’s; after a raise of the attacker, it must be greater than the defender’s.',
  'BTA-14.16':
    'A side that makes no raise, or cannot reach what is needed, passes, and the battle ends. If the attacker’s total is greater, the attacker wins; otherwise the defender does.',
  'BTA-14.17': 'Either side may strike tents at each of its own raises.',
  'BTA-14.18':
    'In a battle you may play units, weapons, horses, Sword, Shield, amulets, titles, scrolls, and wild cards as any of these. You may not play tools, pitch tents, let a scroll convert itself, use Hammer, Wings or Horn, or play provisions except on an amulet.',
  'BTA-14.19':
    'In a battle you transform a card of your hand or a prepared card, not one already in a line, and only one that is playable in battle (an amulet also a provision). A unit, weapon or horse received enters the line at once with one use. A title, scroll or amulet received lies prepared and may be used in this battle.',
  'BTA-14.20':
    'Amulet in a battle: on 1 the card enters with its own strength, on 2 or 3 with double or triple strength, on 4 or 5 it leaves as usual, on 6 it enters as a card of your choice with all its uses. As a title, scroll or amulet it lies prepared. Tools, tents and legendary cards cannot be put on an amulet in a battle.',
  'BTA-14.21':
    'All heroes of the losing side that took part are demobilised. Others stay where they are, even in a city that changed hands. A demobilised hero may be recruited again, even in the same turn.',
  'BTA-14.22':
    'When a city is conquered, its token returns to the loser and the winner places a token of the same level.',
  'BTA-14.23':
    'Without a free token of that level, the winner places the highest lower level available. With none at all, the city has no token and becomes neutral and undefended.',
  'BTA-14.24':
    'An undefended neutral city is worth nothing. During your actions, if you have a hero there, you may annex it at no cost at level 1, if you have a free token. No lord and no provision come with it.',
  'BTA-14.25':
    'The cards played by the defender go to the shelter right after the battle. Those of the attacker stay in the play area until the end of the turn.',
  'BTA-14.26':
    'At the end of the attacker’s turn every player attacked in it, also after a surrender or a retreat, draws up to 6 cards, clockwise from the attacker. Whoever has more keeps them.',
  'BTA-14.27':
    'You may fight any number of battles in a turn. Each needs a weapon card, or a copy of one, of its own.',
  'BTA-14.28':
    'Only the hero who is the target retreats, right after the opening, to a card exactly 2 or 3 steps away by the shortest road.',
  'BTA-14.29':
    'A retreat costs as many provisions as the distance, or one horse, from the hand or from tents struck now. Ambushed cards cannot pay.',
  'BTA-14.30':
    'A hero may retreat to a road, the ruins, a neutral city or an own city; not to a city of another player and not to a card with a hero of the attacker. Heroes of other players and the cards on the way do not matter.',
  'BTA-14.31':
    'A retreat ends the battle without a winner: nobody is demobilised, the uses laid by the attacker are spent, the attacker’s heroes stay.',
  'BTA-14.32':
    'The weapon that opens an attack or assault comes from the hand or is a prepared card. Whatever transforms it is played before.',
  'BTA-14.33':
    'Each use laid in a battle line counts once: an illuminated weapon laid once has strength 1, laid twice 2. A card put on an amulet during the battle enters with all its uses at once; one multiplied or made wild before is laid use by use.',
  'BTA-14.34':
    'You raise card by card. While you have enough, you may stop there; while you do not, you may give up.',
  'BTA-14.35':
    'The cards of a raise are shown when it ends, or as soon as a die is rolled or a pile searched. The new total is announced with them.',
  'BTA-14.36': 'A defender without a card in hand, in ambush and in tents surrenders without being asked.',
  'BTA-14.37':
    'The default raise takes cards of the hand and laid cards with strength, without transformations, wild cards and tents: those that reach what is needed with the smallest total, then with the fewest cards leaving the hand, the fewest of the own faction, the fewest uses, and in card order.',

  'BTA-15.1':
    'To assault a neutral city you need a hero on it and a line that starts with a weapon and exceeds its defence, hero and terrain bonus included. All your heroes there take part, and nobody answers.',
  'BTA-15.2':
    'If you succeed, you place a level 4 token and gain a lord of the faction native to the city’s terrain, by searching the pile, with one provision. If there is no lord left, you gain neither.',
  'BTA-15.3': 'From then on it is an ordinary city. Later conquerors gain no lord.',
  'BTA-15.4':
    'To assault the ruins you need a hero there and a line that starts with a weapon and exceeds their defence. You then choose one of the legendary artefacts left on the board. The ruins stay neutral and keep their defence.',
  'BTA-15.5': 'You cannot assault the ruins if you own a legendary artefact, or if none is left there.',
  'BTA-15.6': 'An assault that stops short fails: the cards are spent, the heroes stay.',
  'BTA-15.7': 'The same cards may be played in an assault as in a battle.',

  'BTA-16.1':
    'Step 4: all cards of your play area, the cards you gained and your hand go to your shelter. Ambushed cards and tents with their content stay.',
  'BTA-16.2':
    'Step 5: draw 6 cards. Then those who were attacked this turn draw, clockwise. After the last player of the day virtual tents end, and the limit of weeks and the stand-still are checked.',
  'BTA-16.3':
    'Cards that go to a shelter together lie in this order: unplayed hand cards in card order, then cards of the play area in the order in which they were laid or gained; of virtual tents the content, then the tent. The last one is on top.',

  'BTA-17.1':
    'Before the first player’s turn of every round but the first, the inner star turns by one position clockwise: a new day.',
  'BTA-17.2':
    'The paired type is the one whose symbols meet on both stars. The illuminated type is the outer symbol that the sun ray points at. Both hold all day for all players.',
  'BTA-17.3': 'On the first day of each week the tool is both paired and illuminated.',
  'BTA-17.4': 'Whoever creates an artefact of the paired type names its faction.',
  'BTA-17.5':
    'Each card of the illuminated type has two copies per turn, which may be used in one line or in two.',
  'BTA-17.6': 'Illuminated tool: up to 4 citizens in one line, or up to 2 in each of two lines.',
  'BTA-17.7':
    'Illuminated weapon: strength 2 in one battle or assault, or one use in each of two lines with strength 1.',
  'BTA-17.8':
    'Illuminated amulet: it transforms two different cards, with one die each, never the same card twice. The first result is settled before the second roll. After a 4 or a 5 on the first roll it stays for the second card.',
  'BTA-17.9':
    'Illuminated title: one unit rises by two ranks, taken directly from the pile two ranks higher, or two units by one rank each.',
  'BTA-17.10':
    'Illuminated scroll: it recolours two different cards, or one card and itself in any order. The scroll received by converting itself keeps the second use, for another card. A card received through the first use counts as a different card.',
  'BTA-17.11':
    'Illuminated tent: pitched today, it may take two cards at once for one provision. Both come out together. A tent of an earlier turn takes no second card.',
  'BTA-17.12':
    'Illuminated horse: one hero up to 6 steps, two heroes up to 3 each, or strength 2 in a battle or assault. The distance of a retreat stays 2 or 3.',
  'BTA-17.13':
    'Copies made by an amulet of an illuminated card are illuminated too: they multiply. A wild card used as the illuminated type is illuminated. Hammer, Sword and Shield never are.',
  'BTA-17.14': 'The sun ray helps defenders too: it is the day that counts, not the turn.',
  'BTA-17.15':
    'The two uses of a title may also go one after the other to the same unit, which then passes through the middle pile. Three uses may raise a citizen to lord in one exchange.',
  'BTA-17.16': 'A horse may carry a hero with one use and fight with the other.',
  'BTA-17.17':
    'A tent multiplied by an amulet has one use for each copy, each with room for two cards if tents are illuminated.',

  'BTA-18.1':
    'The game ends at once when a terrain card fills the last free usable cell; impassable cells count as filled.',
  'BTA-18.2': 'It ends at once when a player controls 5 cities of level 4.',
  'BTA-18.3': 'With a limit of weeks it ends after the last turn of the last day.',
  'BTA-18.4': 'Victory points are the sum of the levels of your cities. The most victory points win.',
  'BTA-18.5':
    'Ties: more cities of level 4, then of level 3, 2 and 1, then more heroes on the map. Still tied: a shared victory.',
  'BTA-18.6':
    'When 14 rounds in a row bring no new terrain card and no change of level or controller of any city, the game ends and is scored as usual.',
  'BTA-18.7':
    'If one event ends the game in several ways, the first of these is named: the board is full, a fifth city of level 4, the weeks are over, a stand-still, everyone else has resigned.',
  'BTA-18.8':
    'Your score is your victory points. A player who has resigned never wins. A player without a city has 0 points and plays on.',

  'BTA-19.1': 'Your native land is the terrain of your faction. The ruins have no terrain.',
  'BTA-19.2':
    'A step onto a card of your native land, whoever owns it, costs nothing. Free steps may come before, between and after paid steps, and may interrupt the steps of a horse.',
  'BTA-19.3':
    'In a battle or assault on your native land you have +1 from the start, attacking or defending, with or without a hero in defence. The defender’s +1 is part of the base defence.',
  'BTA-19.4': 'Free steps do not apply to retreats.',
  'BTA-19.5':
    'After a free move the same hero gets no further free move this turn until you have done something else: played a card, struck a tent, fought or annexed. Then both your heroes may again.',
  'BTA-19.6':
    'The price of a walk or ride counts only the steps onto cards that are not native. A walk of price 0 is a free move; a ride of price 0 is not offered.',

  'BTA-20.1':
    'First alternative: neutral cities defend with 6 and the ruins with 10. Annexed cities still get level 4.',
  'BTA-20.2':
    'Second alternative: there are no starting cities and no other neutral cities. On each starting cell lies a city with four exits, one of each terrain, with a neutral defence of 6 and a random legendary artefact hidden under it. The other legendary artefacts leave the game unseen.',
  'BTA-20.3':
    'Second alternative: the ruins have no token. They are an ordinary city that always stays neutral and cannot be attacked.',
  'BTA-20.4':
    'Second alternative: every player starts with one hero on the ruins, and chooses a faction but no city.',
  'BTA-20.5':
    'Second alternative: annexing a guarded city gives level 4, a lord of the terrain’s faction, a provision and the hidden legendary artefact. Each player may annex only one of them. Conquests from players and undefended cities are free of this limit and give none of these gains.',
  'BTA-20.6': 'Basic game: neutral cities defend with 4 and the ruins with 8.',
  'BTA-20.7': 'The advanced game adds native land to any scenario and any number of players.',
  'BTA-20.8':
    'Second alternative with two or three players: the neutral cities lie on the starting cells of that board. Cards that are not used leave the game.',
  'BTA-20.9':
    'Second alternative: your first city, however you get it, ends your freedom to build anywhere. Legendary artefacts are won only by annexing.',

  'BTA-21.1':
    'Three players: 3 cells at each corner are unusable. Of one city with four exits for each terrain, 3 at random become starting cities and the fourth leaves; the same for neutral cities. 4 random legendary artefacts are used. The unchosen faction’s heroes and tokens leave; its cards stay.',
  'BTA-21.2':
    'Two players: the 24 border cells are unusable. One faction leaves completely, with 20 provisions. Of 3 cities with four exits, 2 at random become starting cities and the third leaves; the same for neutral cities. 3 random legendary artefacts are used. The third faction’s heroes and tokens leave; its cards stay.',
  'BTA-21.3':
    'Unusable cells are ignored: no card, no hero, not counted for a full board, like the outside of the board for exits.',

  'BTA-22.1':
    'You may resign at any moment. If you do so during the set-up, your remaining questions of the set-up get their default answers.',
  'BTA-22.2':
    'Your heroes leave the map and all your cards leave the game, a legendary artefact included. Your cities stay on the map in your colour and at their level.',
  'BTA-22.3':
    'Your cities are then defended by their level alone: an attack that exceeds it wins at once. Your terrain bonus no longer applies.',
  'BTA-22.4':
    'If it was your turn, it ends at once and you draw nothing; players attacked in it draw. If you were attacking, the battle ends without a winner. If you were defending, the attacker wins.',
  'BTA-22.5': 'When only one player is left, that player wins at once.',
  'BTA-22.6':
    'Turns, days and weeks go on with the remaining players. The first of them clockwise from the first player’s seat begins the day.',
  'BTA-22.7':
    'An absent player stays in the game, and every question gets its default answer: keep the hand, take back the ambush, end the turn, discard, draw.',
} as const;
