/** Chapters 9 to 13: the map, artefacts and heroes. */
export const mapRulesEn = {
  'BTA-9.1':
    'A straight road or a bend costs 1 citizen and 1 provision; a T-junction or crossroads costs 2 citizens and 1 provision.',
  'BTA-9.2':
    'A new city of a level costs 3 units of that rank; tools may stand for citizens. You choose freely among the five kinds of exits, which do not change the cost.',
  'BTA-9.3':
    'Upgrading a city to the next level costs 2 units of the rank of the new level. No level may be skipped. A city may be built and upgraded several times in one turn.',
  'BTA-9.4':
    'You choose a kind, take the top card of its pile and place it on a legal cell in any orientation.',
  'BTA-9.5': 'The cell must be usable and empty, and not impassable.',
  'BTA-9.6': 'The cell must share a side with at least one card on the map. Diagonal contact does not count.',
  'BTA-9.7':
    'A city may not share a side with another city; diagonal contact is allowed. The ruins are not a city, except in the second alternative.',
  'BTA-9.8': 'Towards every adjacent card an exit must meet an exit, and a blank side a blank side.',
  'BTA-9.9': 'Exits may point off the board, to an unusable cell or to an impassable one.',
  'BTA-9.10':
    'A road must link the new card to at least one of your cities. The way may run through any cards: roads, ruins, neutral and foreign cities.',
  'BTA-9.11':
    'If you control no city, your new cards need no such link until you control one. All other rules hold.',
  'BTA-9.12':
    'A new city takes a token of its level from your supply. Without a free token of that level you can neither build nor upgrade to it. A token off the map is free for both its faces; from 1 to 2 and from 3 to 4 it is turned over, from 2 to 3 it is exchanged.',
  'BTA-9.13':
    'There is no limit on building and upgrading in one turn. Enemy heroes on a city do not keep you from upgrading it.',

  'BTA-10.1':
    'After every placement, an empty cell where no card left in the reserve can ever lie becomes impassable: no pile that still has cards offers one whose exits fit the neighbours, which may lie there as a city, and which has an exit towards an adjacent card or an adjacent open cell.',
  'BTA-10.2':
    'An impassable cell stays so. It counts as filled for the end of the game, cannot be built on, entered or crossed, and puts no constraint on its neighbours.',
  'BTA-10.3':
    'At the same moment, if no card on the map has an exit into a group of adjoining empty cells, all of them become impassable. Both checks are repeated until nothing changes.',
  'BTA-10.4':
    'Nothing else makes a cell impassable. A pocket stays open even if the only roads into it belong to no player’s city.',

  'BTA-11.1':
    'A tool stands for up to 2 citizens in one line. It cannot serve two lines, is never used in battle and is never the target of a title.',
  'BTA-11.2':
    'A weapon is needed to recruit a hero, is the first card of every attack line and has strength 1. Several weapons may be in one battle line.',
  'BTA-11.3':
    'Amulet: put any card except a legendary artefact on it and roll the die. 1: nothing happens. 2: it counts as two cards this turn. 3: as three. 4: it goes into ambush, and no card is removed. 5: it goes to your shelter. 6: it is wild and may be used once as any unit, normal artefact or provision.',
  'BTA-11.4':
    'On a 4 or a 5 the amulet goes to your shelter at once. Otherwise it stays in the play area until you discard.',
  'BTA-11.5': 'The copies made by an amulet may be used in one, two or three lines.',
  'BTA-11.6': 'You decide what a wild card is when you use it. It keeps its printed faction.',
  'BTA-11.7':
    'A title upgrades a unit by one rank for good: the unit goes under its pile, and you search the pile of the next rank for the same faction. The new card is prepared. Lords cannot be upgraded, and if the next pile is empty the title cannot be used. No provision is gained.',
  'BTA-11.8':
    'A magic scroll changes the faction of a unit or an artefact for good: name another faction in play, put the card under its pile and search that pile for the faction. The new card is prepared. Provisions and legendary artefacts cannot be recoloured.',
  'BTA-11.9':
    'A scroll may convert itself instead of another card. A scroll that was recoloured this turn cannot convert a card this turn.',
  'BTA-11.10':
    'Tent: pay 1 provision, lay the tent and put a card of your hand or a prepared card on it, any but a legendary artefact. The provision is discarded at the end of your turn; tent and content stay in sight of all as long as you like. You may have any number of tents.',
  'BTA-11.11':
    'When you strike a tent, its content goes to your hand and the tent to your shelter. You may do so during your actions, at each of your raises in a battle, or to pay for a retreat, but not in the turn in which you pitched it.',
  'BTA-11.12':
    'A tent that is the Hammer, a wild card or a copy made by an amulet is virtual: it stands until the end of the day, after the last player has drawn, and then goes to the shelter with its content. A card that makes several tents goes with the last of them.',
  'BTA-11.13': 'A horse moves one hero up to 3 cards, or has strength 1 in battle, or pays for a retreat.',
  'BTA-11.14':
    'Only a real scroll can convert itself, once a turn: one in your hand, or under the sun ray a laid one that has recoloured another card. The Hammer, a wild card, a scroll that was on an amulet and a scroll that came from a conversion cannot.',
  'BTA-11.15': 'If you are attacked, you may strike tents before your first answer as well as at each raise.',
  'BTA-11.16':
    'Your tents are numbered; a new one gets the smallest free number. Tent and content are visible to all once the provision is paid.',
  'BTA-11.17':
    'Whatever card acts as an amulet goes to your shelter on a 4 or a 5 as soon as it has no use left; otherwise it stays in the play area until you discard.',

  'BTA-12.1':
    'Legendary artefacts cannot be created, transformed, recoloured, stored in a tent, put on an amulet or changed by the oracle.',
  'BTA-12.2':
    'Hammer of Strato: once a turn, use it as any one normal artefact of your choice. It cannot be used in a battle or an assault nor to start one, but it may replace the weapon that recruits a hero.',
  'BTA-12.3': 'Sword of Elemag: a weapon in every respect, with strength 5 in attack and 1 in defence.',
  'BTA-12.4': 'Shield of Britos: a weapon in every respect, with strength 1 in attack and 5 in defence.',
  'BTA-12.5':
    'Wings of Aviena: move one of your heroes from its card to any card on the map. Not in a battle, and not for a retreat.',
  'BTA-12.6':
    'Horn of Baldur: look through your nation, take up to 2 cards, show them to all and add them to your hand, then shuffle the nation. The shelter is not used, even if the nation holds fewer than 2 cards. Not in a battle.',

  'BTA-13.1':
    'A hero is recruited with 1 weapon and 2 provisions. Put one of your heroes who is off the map on any of your cities, whoever stands there. You have two heroes. Without a city you cannot recruit.',
  'BTA-13.2': 'A step leads from a card to an adjacent card when both have an exit on the common side.',
  'BTA-13.3': 'Heroes never enter empty, unusable or impassable cells and never leave the board.',
  'BTA-13.4':
    'One provision is one step of one of your heroes. Several provisions may be shared between both heroes.',
  'BTA-13.5': 'One horse is up to 3 steps of one hero, taken at once. Steps that are not used are lost.',
  'BTA-13.6': 'There is no limit on the distance per turn, nor on the number of heroes on one card.',
  'BTA-13.7':
    'Entering or crossing a card with enemy heroes, an enemy or neutral city or the ruins is free and never forces a battle.',
  'BTA-13.8':
    'To walk, name a hero and a card. The price is the smallest number of provisions that leads there.',
  'BTA-13.9':
    'To ride, name a hero and a card. One use of a horse covers up to 3 paid steps; a horse with several uses spends as few as needed.',
  'BTA-13.10':
    'Two of your heroes on one card are alike: whatever concerns one of them concerns the one with the lower number. In the advanced game a free move concerns the lower number that still has one.',
} as const;
