import type { EventId, TreasureId } from '../content/index.ts';
import type { EventText, TreasureText } from './names.ts';

export const eventsEn: Readonly<Record<EventId, EventText>> = {
  1: {
    name: 'Acid Breath',
    condition: 'One of your dragons is about to roll in this step.',
    text: 'Choose one such dragon: besides its own die it rolls 6 extra d6, in this step only.',
    notes:
      'Attack or defence, land or sea. Extra dice hit like any die of the dragon (6+, or 5+ under a bonus).',
  },
  2: {
    name: 'Animate Dead',
    condition: 'Your turn; you have just conquered a land territory by winning a fought battle.',
    text: 'Add 3 of your footsoldiers to that territory.',
    notes:
      'Not after an unopposed attack, Run Amok or a conquest by card. Works when the territory is a liberated allied one (control goes to the ally, the footsoldiers are yours).',
  },
  3: {
    name: 'Cloud of Darkness',
    condition: 'At least one of your dragons is in the battle.',
    text: 'The first hit your side would take in round 1 is cancelled.',
    notes: 'If round 1 brings no hit the effect is lost. In a joint defence it serves the whole side.',
  },
  4: {
    name: 'Creeping Doom',
    condition: 'You take part in the battle.',
    text: 'Add 1 hit to your side’s total of this First Strike step.',
    notes:
      'Needs no First Strike unit. Works against guardians too, and even when card 42 keeps the other units from rolling.',
  },
  5: {
    name: 'Despoil',
    condition: 'You won a fought battle against a realm, as attacker or defender.',
    text: 'Take 1 gold from a realm that took part on the losing side.',
    notes:
      'That realm must have gold. Not after a dungeon battle. If two allied realms lost, you choose one.',
  },
  6: {
    name: 'Dragon Plague',
    condition: 'At least one enemy dragon is in the battle.',
    text: 'Every enemy dragon in the battle takes 1 hit at once.',
    notes: 'A dragon survives its first hit of the battle; a second such card kills it before round 1.',
  },
  7: {
    name: 'Evil Never Sleeps',
    text: 'Choose a land territory that holds no enemy piece and put 1 of your footsoldiers there. If an enemy controls it, you conquer it.',
    notes:
      'A castle is a piece of its controller, so a castle space is never a target unless friendly. Scores VP as any conquest; is not a battle.',
  },
  8: {
    name: 'Land of the Dead',
    text: 'Add 1 footsoldier to each of 2 different land territories you control.',
    notes: 'Only one if you control a single territory; none if you control none.',
  },
  9: {
    name: 'Lichdom',
    condition: 'One of your wizards has just been destroyed.',
    text: 'Add 1 wizard to Karthoki Throneholds (k03); if you do not control it, to any land territory you control.',
    notes:
      'Destroyed means by a hit, with a sunken ship, or by loss in phase 4; not by “remove” effects. No effect if you control no land. In a battle for k03 itself the new wizard joins it (NER-17.17).',
  },
  10: {
    name: 'Necro-Transformation',
    text: 'Replace 1 enemy footsoldier in any land territory by 1 footsoldier of yours. It attacks that territory and cannot move.',
    notes:
      'The battle (or unopposed conquest if nothing else is left) is resolved in phase 3. Not against cargo aboard ships. The replaced piece is not destroyed.',
  },
  11: {
    name: 'Rain of Colourless Fire',
    condition: 'You have at least 3 pieces that are not castles.',
    text: 'Remove any 3 of your non-castle pieces from the board, then choose an enemy land territory: roll 1d12 per enemy piece there (castle counts as 1). Its controller assigns the hits.',
    notes:
      'Bombardment rule NER-17.9. The three pieces are removed, not destroyed; a warship takes its cargo with it (NER-17.25). The territory must hold an enemy piece.',
  },
  12: {
    name: 'Rampage',
    text: 'Choose an enemy land territory: roll 1d12 per Karkoth monster standing in land territories adjacent to it. Its controller assigns the hits.',
    notes:
      'Monsters aboard ships do not count. Bombardment rule NER-17.9. The territory must hold an enemy piece and at least one such monster must be next to it.',
  },
  13: {
    name: 'Risen Hulk',
    condition: 'You control a land territory.',
    text: 'Add 1 monster to a land territory you control. Played in your own Move phase, it may move this phase.',
    notes:
      'In another realm’s Move phase it is offered once, when that realm ends the phase (interlude); the territory may be one that is being attacked.',
  },
  14: {
    name: 'Shadow Crossing',
    text: 'Choose a land territory you control; remove 1 of your non-castle pieces there, then transfer any number of your other non-castle pieces from it to one adjacent friendly land territory.',
    notes: 'One destination. Transferring nobody is legal. Needs at least one removable piece.',
  },
  15: {
    name: 'Shadow Plague',
    text: 'Choose an enemy realm. It removes 1 of its non-castle pieces from a land territory it controls that is adjacent to a land territory you control.',
    notes:
      'The victim picks piece and place. You must choose a realm that has such a piece if any has; otherwise no effect.',
  },
  16: {
    name: 'Soul Rot',
    text: 'Roll 1d6 against every enemy land territory that is adjacent to at least one land territory you control and holds an enemy piece; each controller assigns the hit.',
    notes:
      'The die type was an icon lost from the source: d6 is house content. One die per territory however many borders. In order of space id (NER-17.9).',
  },
  17: {
    name: 'Umbral Taint',
    condition: 'At least 2 Karkoth pieces have been destroyed in this round of this battle.',
    text: 'Until the end of the battle all Karkoth units hit on 5+.',
    notes:
      'May be played after the First Strike damage (then it serves the normal step of the same round) or after the normal damage. Cargo lost with its ship counts.',
  },
  18: {
    name: 'Walking Dead',
    condition: 'You control a land territory with no piece at all.',
    text: 'Add 2 footsoldiers to one such territory.',
    notes: 'A territory with a castle or an ally’s piece is not empty.',
  },
  19: {
    name: 'Wandering Monster',
    text: 'Put the top tile of the guardian stack face down on a dungeon entrance of your choice.',
    notes:
      'Reshuffle beaten tiles if the stack is empty. No limit on tiles per entrance. On an entrance being explored: NER-9.12.',
  },
  20: {
    name: 'Withering Grasp',
    condition: 'You take part in the battle; both sides have at least one fighter in it.',
    text: 'Replace 1 enemy fighter in the battle (your choice) by 1 footsoldier of the same realm.',
    notes: 'In a naval battle the footsoldier stays aboard as cargo. The fighter is not destroyed.',
  },
  21: {
    name: 'Arrow Volley',
    condition: 'You take part in the battle.',
    text: 'Your footsoldiers have First Strike until the end of the battle.',
    notes: 'Includes footsoldiers added later in the battle.',
  },
  22: {
    name: 'Blockade',
    condition: 'One of your warships is adjacent to a land territory holding enemy pieces.',
    text: 'Your movement is over. Each of your warships in turn: choose one adjacent land territory holding enemy pieces and roll 1d8 against it; its controller assigns the hit.',
    notes:
      'One target per ship, chosen ship by ship after seeing earlier results; a ship without a target does not fire. Ships in a contested sea zone may fire. Hits on 5+ under card 27.',
  },
  23: {
    name: 'Charge!',
    text: 'Until the end of your turn your footsoldiers have movement 2.',
    notes: 'Also for footsoldiers placed in phase 5.',
  },
  24: {
    name: 'Combat-Trained Crew',
    text: 'Add 1 footsoldier aboard each of your warships that has a free place.',
  },
  25: {
    name: 'Dragon Bane Arrows',
    condition: 'At least one enemy dragon is in the battle.',
    text: 'Every enemy dragon in the battle takes 1 hit at once.',
    notes: 'As card 6.',
  },
  26: {
    name: 'Emerald Blade Privateers',
    condition:
      'An enemy realm with gold controls a land territory adjacent to a sea zone holding one of your warships.',
    text: 'Take up to 2 gold from one such realm.',
    notes: 'Takes what there is if less than 2.',
  },
  27: {
    name: 'Favorable Winds',
    text: 'Until the end of your turn your warships have movement 3 and hit on 5+.',
    notes: 'The 5+ is for warship dice only, in naval battles and for card 22.',
  },
  28: {
    name: 'Fey Crossing',
    text: 'Choose a friendly land territory and transfer any number of your non-castle pieces from it to one adjacent friendly land territory.',
    notes: 'Destination must be friendly (R-21); only your own pieces (R-49). With nobody chosen: NER-17.24.',
  },
  29: {
    name: 'Fire Breath',
    condition: 'One of your dragons is about to roll in this step.',
    text: 'That dragon rolls 4 extra d10 in this step only.',
    notes: 'As card 1.',
  },
  30: {
    name: 'Mistshade Fleet',
    text: 'Add 2 warships to one friendly sea zone.',
    notes: 'Any sea zone without enemy pieces. No effect if there is none.',
  },
  31: {
    name: 'Nature’s Ally',
    condition: 'You take part in the battle, or the attacked territory is yours.',
    text: 'Add 1 of your monsters to the battle.',
    notes: 'Usable in defence of your empty territory: it turns an unopposed attack into a battle.',
  },
  32: {
    name: 'Nature’s Reclamation',
    text: 'Conquer an enemy-controlled empty land territory and add 1 of your monsters there.',
    notes: 'Scores VP as any conquest; not a battle, so no Run Amok.',
  },
  33: {
    name: 'Primal Surge',
    condition: 'At least one of your dice missed in this step.',
    text: 'Reroll all your missed dice of this step once. If this is the First Strike step, all your misses of the normal step of the same round are also rerolled once.',
    notes: 'Your dice = dice of Vailin units only. New results stand; no die is rerolled twice (NER-6.23).',
  },
  34: {
    name: 'Privateer Fleet',
    text: 'Add 1 warship with 1 fighter aboard to a friendly sea zone.',
    notes: 'As card 30.',
  },
  35: {
    name: 'Rage',
    condition: 'You take part in the battle.',
    text: 'Your fighters have First Strike until the end of the battle.',
  },
  36: {
    name: 'Silverclaw Barbarians',
    condition: 'You are a defender.',
    text: 'Add 1 fighter and 1 footsoldier of yours to the battle.',
    notes:
      'Land: also for your empty territory under attack. Naval battle: only as far as your warships there have free places, fighter first.',
  },
  37: {
    name: 'Storm Wind',
    text: 'Transfer 1 enemy warship (with its cargo) or 1 enemy storm elemental from a sea zone to an adjacent sea zone that is friendly to it.',
    notes: 'Friendly to the moved piece: no piece of its enemies is there.',
  },
  38: { name: 'Sudden Growth', text: 'Add 2 siege engines to one friendly land territory.' },
  39: {
    name: 'Summon Storm Elemental',
    condition: 'You take part in the battle, or the attacked territory is yours.',
    text: 'Add 1 of your storm elementals to the battle.',
    notes: 'As card 31; on land it rolls 1d8.',
  },
  40: {
    name: 'Trade Route',
    condition: 'Another realm controls a land territory adjacent to a sea zone holding one of your warships.',
    text: 'Choose such a realm (ally or enemy): you gain 4 gold and it gains 2.',
    notes: 'The gold comes from the bank.',
  },
  41: {
    name: 'Animate Golem',
    condition: 'One of your wizards stands in a land territory.',
    text: 'Add 1 monster to a land territory holding one of your wizards.',
    notes: 'The territory may be an ally’s.',
  },
  42: {
    name: 'Bombardment',
    condition: 'At least one of your siege engines takes part in the battle.',
    text: 'In round 1 only your siege engines roll; no other unit, castle or guardian of either side rolls.',
    notes:
      'They roll in the normal step (or in the First Strike step if they have First Strike). Hits that need no roll (cards 4, 91) still count. Cargo at sea takes no part.',
  },
  43: {
    name: 'Conscription',
    text: 'Add 1 footsoldier to each of 3 different friendly land territories.',
    notes: 'As many as there are if fewer than 3.',
  },
  44: {
    name: 'Disguised Advance',
    text: 'Choose two adjacent friendly land territories and transfer any of your non-castle pieces between them, both ways.',
    notes: 'Land only (R-50). With nobody chosen: NER-17.24.',
  },
  45: {
    name: 'Dragonbane Poison',
    condition: 'At least one enemy dragon is in the battle.',
    text: 'Every enemy dragon in the battle takes 1 hit at once.',
    notes: 'As card 6.',
  },
  46: {
    name: 'Dread Alliance',
    text: 'Conquer an enemy-controlled empty land territory and add 1 of your footsoldiers there.',
    notes: 'As card 32.',
  },
  47: {
    name: 'Fire Breath',
    condition: 'One of your dragons is about to roll in this step.',
    text: 'That dragon rolls 5 extra d8 in this step only.',
    notes: 'As card 1.',
  },
  48: {
    name: 'Fire Shield',
    condition: 'At least one of your fighters is in the battle.',
    text: 'Choose one of your fighters in the battle: it rolls 1 extra d10 whenever it rolls, until the end of the battle.',
    notes: 'Bound to that fighter; lost with it.',
  },
  49: {
    name: 'Fireball',
    condition: 'One of your wizards is about to roll in this step; the enemy side has pieces in the battle.',
    text: 'That wizard rolls extra d6, one per enemy piece taking part in the battle at this moment.',
    notes:
      'Active castles count, inactive ones and cargo do not. Guardians are not pieces: not playable in a dungeon.',
  },
  50: { name: 'Goblin Mechanics', text: 'Add 1 siege engine to a friendly land territory.' },
  51: {
    name: 'Infamous Traitor',
    condition: 'You take part in the battle; at least one enemy fighter is in it.',
    text: 'Remove 1 enemy fighter from the battle and add 1 of your fighters to it.',
    notes:
      'The removed fighter is not destroyed. Naval battle: your fighter needs a free place aboard one of your warships there, otherwise it is not added.',
  },
  52: {
    name: 'Lightning Bolt',
    condition: 'One of your wizards is about to roll in this step.',
    text: 'That wizard rolls 2 extra d10 in this step only.',
    notes: 'In the step in which the wizard rolls (First Strike, or normal if it lost First Strike).',
  },
  53: {
    name: 'Master Assassin',
    condition:
      'You take part in the battle, or the attacked territory is yours; the enemy has a piece of cost 3 or less there.',
    text: 'Remove 1 enemy piece of cost 3 or less from the battle (your choice).',
    notes: 'So never a castle (4) or a dragon (5). Removed, not destroyed.',
  },
  54: {
    name: 'Master Rogue',
    text: 'Take up to 2 gold from an enemy realm of your choice.',
    notes: 'Must choose a realm with gold if any has; otherwise no effect.',
  },
  55: { name: 'Mercenary Company', text: 'Add 4 footsoldiers to one friendly land territory.' },
  56: { name: 'Pirate Fleet', text: 'Add 1 warship to a friendly sea zone.', notes: 'As card 30.' },
  57: {
    name: 'Pirate Fleet',
    text: 'Add 1 warship to a friendly sea zone.',
    notes: 'As card 30; twin of card 56.',
  },
  58: {
    name: 'Pit Trap',
    condition: 'A realm that is your enemy explores a dungeon.',
    text: 'Before the battle roll 1d8 per exploring hero; the heroes’ owner assigns the hits.',
    notes:
      'Outside the battle: no battle ability applies. If no hero is left there is no battle and the tiles stay face up.',
  },
  59: {
    name: 'Press Gang',
    text: 'Remove 1 of your non-castle pieces from a coastal land territory and add 1 warship with 1 footsoldier aboard to a friendly sea zone adjacent to that territory.',
    notes:
      'Mandatory if legal; no effect if no coastal territory with such a piece touches a friendly sea zone.',
  },
  60: {
    name: 'War Levy',
    text: 'Remove 1 of your non-castle pieces from the board and gain 4 gold.',
    notes: 'Mandatory if you have such a piece. Cargo counts; a warship takes its cargo with it (NER-17.25).',
  },
  61: {
    name: 'Backwoods Militia',
    text: 'Add 1 footsoldier to each of 5 different friendly land territories, empty ones first.',
    notes:
      'While an empty friendly land territory remains unchosen you must choose among the empty ones. As many as there are if fewer than 5.',
  },
  62: {
    name: 'Battlefield Healer',
    condition: 'Your side is about to take at least 1 hit in a battle in which you have pieces.',
    text: 'Cancel up to 3 hits against your side in this round.',
    notes: 'What is not used now cancels later hits of the same round. Not before round 1 (NER-6.21).',
  },
  63: {
    name: 'Border Patrol',
    text: 'Add 1 footsoldier to each land territory you control that is adjacent to at least one enemy land territory.',
    notes: 'Adjacency by land borders only; only land Nerath controls (R-64).',
  },
  64: {
    name: 'Chill Breath',
    condition: 'One of your dragons is about to roll in this step.',
    text: 'That dragon rolls 4 extra d12 in this step only. If you are a defender, the attacker cannot retreat from this battle.',
    notes: 'The ban lasts even if the dragon is destroyed.',
  },
  65: {
    name: 'Dragon Lore',
    condition: 'At least one enemy dragon is in the battle.',
    text: 'Every enemy dragon in the battle takes 1 hit at once.',
    notes: 'As card 6.',
  },
  66: {
    name: 'Dragon Whelp',
    text: 'Add 1 dragon to Winterbole Forest (n02); if you do not control it, to any friendly land territory.',
  },
  67: {
    name: 'Festival of the Eye',
    text: 'Add 2 fighters to Nentir Vale (n05); if an enemy controls it, both to one friendly land territory.',
  },
  68: {
    name: 'Ice Storm',
    condition: 'One of your wizards is about to roll in this step.',
    text: 'That wizard rolls 2 extra d12 in this step only.',
  },
  69: {
    name: 'Inspiring Saga',
    text: 'Until the end of your turn, whenever you conquer a land territory, add 1 footsoldier there.',
    notes: 'Any kind of conquest, including unopposed, by card, and liberation of an allied territory.',
  },
  70: {
    name: 'Insurrection',
    condition: 'An enemy controls a land territory with no piece at all.',
    text: 'Conquer an enemy-controlled empty land territory and add 1 fighter and 2 footsoldiers there.',
    notes: 'As card 32.',
  },
  71: {
    name: 'Legacy of Nerath',
    condition: 'Enemies control at least one of the 14 Nerath starting territories.',
    text: 'Add that many footsoldiers, shared out as you like among land territories you control.',
    notes: 'At the end of any realm’s Battle phase (interlude). Territories your ally controls do not count.',
  },
  72: {
    name: 'Magic Missile',
    condition: 'One of your wizards is about to roll in this step.',
    text: 'That wizard does not roll its own die: the result is 10.',
    notes: 'Bonus dice are still rolled. 10 counts for card 103 and meets “need 7+/8+”.',
  },
  73: {
    name: 'Militia Defense',
    condition: 'You are a defender.',
    text: 'Add 3 footsoldiers to the battle.',
    notes: 'As card 36 (naval: cargo only, as far as places allow).',
  },
  74: {
    name: 'Popular Uprising',
    text: 'Roll 1d20 against each Nerath starting territory controlled by an enemy that holds enemy pieces; its controller assigns the hit.',
    notes: 'Bombardment rule NER-17.9, in order of space id.',
  },
  75: {
    name: 'Retreat',
    condition: 'You are a defender with pieces left; both sides still have pieces.',
    text: 'Transfer any number of your non-castle pieces from the attacked space to adjacent friendly spaces, split as you like.',
    notes:
      'Land units to land, ships (with cargo) to friendly sea zones, flyers to either. Allies’ pieces stay. If no defender is left the attacker has won the battle. With nobody sent: NER-17.24.',
  },
  76: {
    name: 'Sustained Push',
    condition: 'Your turn; you have just conquered a land territory by winning a fought battle.',
    text: 'Move any number of your non-castle pieces from that territory into one adjacent enemy land territory: a new attack, resolved in this phase, or joined to a pending attack there.',
    notes:
      'Any piece in that territory, whatever it moved before. Usable after Run Amok. With nobody chosen: NER-17.24.',
  },
  77: {
    name: 'Teleport',
    condition: 'You have a non-castle piece with a legal destination.',
    text: 'Transfer 1 of your non-castle pieces to any friendly land territory (a warship, with its cargo, to any friendly sea zone).',
    notes:
      'Played in the interludes (when any realm ends its Move phase, and when it ends its Battle phase) and, in your own turn, from the menus of phases 1 and 5. May rescue a piece from, or bring it into, a pending battle. A storm elemental may also go to a friendly sea zone.',
  },
  78: {
    name: 'Test of Battle',
    condition: 'At least one of your footsoldiers survived the battle just ended.',
    text: 'Replace up to 3 of your surviving footsoldiers by as many fighters.',
    notes:
      'Attack or defence; also after a retreat (fighters appear where the footsoldiers are). Cargo in a naval battle did not fight and is not eligible.',
  },
  79: {
    name: 'Two Front War',
    text: 'Add 1 fighter to each of 2 different friendly land territories.',
    notes: 'Only one if only one is friendly.',
  },
  80: {
    name: 'Veteran Warlord',
    condition: 'You take part in the battle.',
    text: 'Until the end of the battle your units hit on 5+.',
    notes: 'Nerath units only; overrides guardians’ “need 7+/8+”.',
  },
};

export const treasuresEn: Readonly<Record<TreasureId, TreasureText>> = {
  81: {
    name: 'Black Skull Sapphire',
    property: 'Each die of your monsters that shows 10 or more scores 2 hits.',
  },
  82: { name: 'Boots of Speed', property: 'Your fighters have First Strike.' },
  83: { name: 'Censer of Controlling Air Elementals', property: 'Your storm elementals have First Strike.' },
  84: {
    name: 'Crystal Ball',
    property: 'At the start of your turn you may look at all tiles of one dungeon entrance.',
    notes:
      'The entrance must hold a face-down tile. Private; you keep the knowledge as long as those tiles stay there.',
  },
  85: {
    name: 'Deck of Many Things',
    power: 'Draw the top event of your deck (resolve it at once if immediate).',
    property:
      'At the start of your turn you may look at the top 2 events of your deck and put one of them under it.',
    notes:
      'The other goes back on top; putting none under is legal; with one card left you see that one; no reshuffle to look.',
  },
  86: {
    name: 'Eye of Vecna',
    property:
      'At the start of your turn you may choose an enemy land territory adjacent to a land territory holding one of your wizards: its controller removes 1 piece there, not a castle.',
    notes: 'Territory must hold such a piece. Removed, not destroyed.',
  },
  87: {
    name: 'Figurine of Wondrous Power',
    power: 'Add 1 monster to a friendly land territory.',
    property:
      'At the start of your turn you may transfer 1 of your monsters from a friendly land territory to any other friendly land territory.',
    notes: 'If it is played at turn start, the property may be used in that same turn start.',
  },
  88: {
    name: 'Gauntlet of Ogre Power',
    property: 'Your fighters have Run Amok.',
    notes: 'Fighters that fought in the won land battle, on your turn.',
  },
  89: {
    name: 'Hand of Vecna',
    property:
      'At the start of your turn you may transfer 1 of your wizards from a friendly land territory to any other friendly land territory.',
  },
  90: {
    name: 'Holy Avenger',
    property: 'Once per battle you may reroll one missed die of one of your fighters.',
    notes: 'Extra dice of that fighter qualify. No die is rerolled twice (NER-6.23).',
  },
  91: {
    name: 'Horn of Blasting',
    property:
      'At the start of a battle you take part in, in a land territory with a castle, your side scores 1 hit, applied before round 1.',
    notes:
      'Whoever owns the castle. Automatic, when the battle-start window closes; before round 1, so cards 3 and 62 do not cancel it (NER-6.21).',
  },
  92: {
    name: 'Horn of Valhalla',
    power: 'Add 3 footsoldiers to one friendly land territory.',
    property: 'At the start of your Reinforce phase add 1 footsoldier to a friendly land territory.',
    notes: 'Independent of castles and placement limits; the footsoldier of the property does not move.',
  },
  93: {
    name: 'Horseshoes of Speed',
    property: 'Your heroes have movement 3.',
    notes: 'Also new heroes in phase 5.',
  },
  94: {
    name: 'Keoghtom’s Ointment',
    property: 'Once during each of your turns you may cancel 1 hit your pieces would take.',
    notes: 'Own turn only; in a battle (also before round 1) or from a bombardment (NER-17.9).',
  },
  95: {
    name: 'Maul of the Titans',
    property:
      'On your turn, each time an army with at least one of your monsters conquers an enemy territory, take 1 gold from the realm that controlled it.',
    notes:
      'Once per territory; Run Amok and an unopposed attack count, a conquest by card does not; 0 if it has no gold.',
  },
  96: {
    name: 'Nolzur’s Marvelous Pigments',
    property:
      'Once at the start of each of your turns you may add 1 siege engine to a friendly land territory or 1 warship to a friendly sea zone.',
  },
  97: {
    name: 'Orb of Dragonkind',
    property: 'Each die of your dragons that shows 15 or more scores 2 hits.',
  },
  98: { name: 'Orb of Storm', property: 'Your warships have First Strike.' },
  99: {
    name: 'Philosopher’s Stone',
    property: 'Your income is 1 higher.',
    notes: 'Added before halving for a lost capital.',
  },
  100: {
    name: 'Reflected Shield',
    property: 'Enemy wizards have no First Strike in a battle in which you have at least one fighter.',
    notes: 'Checked at the start of each First Strike step; they then roll in the normal step.',
  },
  101: {
    name: 'Ring of Invisibility',
    property: 'Your heroes may pass through enemy land territories without stopping.',
    notes: 'They may still stop there, which is an attack. Dungeon entrances still stop them.',
  },
  102: {
    name: 'Ring of Wizardry',
    property: 'Once per battle you may reroll one missed die of one of your wizards.',
    notes: 'Extra dice and the die of card 105 qualify. No die is rerolled twice (NER-6.23).',
  },
  103: {
    name: 'Robe of the Archmage',
    property: 'Each die of your wizards that shows 10 or more scores 2 hits.',
    notes: 'Bonus dice and card 105 included.',
  },
  104: {
    name: 'Rod of Resurrection',
    property:
      'Once during each of your turns, when one of your heroes is destroyed, you may pay 1 gold to put it on a friendly land territory.',
    notes: 'It takes no further part in the current battle and does not move again in phases 2 and 3.',
  },
  105: {
    name: 'Staff of the Magi',
    property: 'When one of your wizards is destroyed in a battle it makes a d20 attack at once.',
    notes: 'Hits like a wizard’s die; the enemy assigns at once (NER-6.22, 17.20). Not outside battles.',
  },
  106: {
    name: 'Teleportation Circles',
    property:
      'In your Move phase your land and flying units may step from a friendly land territory with a castle to another land territory with a castle you control, as 1 movement.',
  },
  107: { name: 'Threefold Crown', notes: 'No effect besides the VP.' },
  108: { name: 'Treasure Hoard', power: 'Gain 3 gold.' },
  109: {
    name: 'Vorpal Sword',
    property: 'Each die of your fighters that shows 10 or more scores 2 hits.',
    notes: 'Includes the extra d10 of card 48.',
  },
  110: {
    name: 'Winged Boots',
    property:
      'Your heroes are flying units that move like storm elementals (over anything, end on land or sea).',
    notes:
      'Movement 2 (3 with card 93). They may still enter dungeons, where they stop, and leave them by flight in phase 4. Over sea they have Hover and fight as flyers. Ships no longer carry them; those aboard when the card is played stay in the zone as flyers.',
  },
};
