/** The events that are played outside of battles: when drawn, from the menus, in interludes. */
import { describe, expect, test } from 'vitest';
import { SPACE_IDS } from '../content/index.ts';
import { spaceOf } from '../rules/board.ts';
import { alone, bare } from './table.ts';

describe('events of Karkoth', () => {
  test('card:7 a footsoldier comes to any land without enemies, and conquers it', () => {
    const play = alone().draw('K', 7);
    expect(play.offers()).not.toContain('space v01');
    play.choose('space v02');
    expect([play.at('v02'), play.owner('v02'), play.vp('K')]).toEqual(['K F', 'K', 1]);
  });

  test('card:8 two lands get a footsoldier each', () => {
    const play = alone().draw('K', 8).choose('space k01');
    expect(play.offers()).not.toContain('space k01');
    play.choose('space k02');
    expect([play.at('k01'), play.at('k02')]).toEqual(['K F', 'K F']);
  });

  test('card:11 three pieces are given for a die against each enemy piece', () => {
    const play = alone().put('K', 'k01', '3F').put('V', 'v02', '2F').rolls(7, 3).draw('K', 11);
    play.choose('play card:11', 'space v02');
    expect([play.at('k01'), play.at('v02')]).toEqual(['', 'V F']);
  });

  test('card:14 one piece pays for the crossing of others', () => {
    const play = alone().put('K', 'k01', '3F H').draw('K', 14).choose('play card:14', 'piece k01 fighter');
    play.choose('space k02', 'piece k01 footsoldier', 'piece k01 footsoldier', 'none');
    expect([play.at('k01'), play.at('k02')]).toEqual(['K F', 'K 2F']);
  });

  test('card:15 the victim takes a piece off at the border', () => {
    const play = alone().put('V', 'v04', '2F H').put('V', 'v05', 'F').draw('K', 15);
    expect(play.asked).toBe('1 target');
    expect(play.offers()).toEqual(['piece v04 footsoldier', 'piece v04 fighter']);
    expect(play.choose('piece v04 fighter').at('v04')).toBe('V 2F');
  });

  test('card:16 a die against every enemy land at the border, by space', () => {
    const play = alone().put('V', 'v04', 'F').put('V', 'v05', 'F').rolls(1, 1, 1, 6).draw('K', 16);
    expect([play.at('v04'), play.at('v05')]).toEqual(['', 'V F']);
  });

  test('card:18 two footsoldiers rise on an empty land', () => {
    const play = alone().hand('K', 18).turnOf('K').begin('turnStart').choose('play card:18');
    expect(play.offers()).not.toContain('space k03');
    expect(play.choose('space k01').at('k01')).toBe('K 2F');
  });

  test('card:19 a tile is added to an entrance, unseen', () => {
    const play = alone().draw('K', 19).choose('space d01');
    expect(play.state.entrances[spaceOf('d01')].tiles).toHaveLength(2);
    expect(play.view(0).entrances[spaceOf('d01')].tiles).toEqual([-1, -1]);
  });
});

describe('events of Vailin', () => {
  test('card:22 each ship fires once, and nobody moves any more', () => {
    const layout = alone().turnOf('V').put('V', 's11', 'B').put('K', 'k10', 'F').hand('V', 22);
    const play = layout.rolls(8).begin('move').choose('play card:22');
    expect(play.asked).toBe('0 losses');
    play.choose('lose footsoldier');
    expect([play.at('k10'), play.asked]).toEqual(['K C', '1 reinforce']);
  });

  test('card:23 footsoldiers march two steps this turn', () => {
    const table = () => alone().put('V', 'v02', 'F');
    expect(table().draw('V', 23).choose('done').whyNot('march v02 v06')).toBe('NER-4.13');
    expect(table().draw('V', 23).choose('play card:23').whyNot('march v02 v06')).toBeUndefined();
  });

  test('card:24 every ship with room takes a footsoldier', () => {
    const play = alone().put('V', 's17', 'B').put('V', 's18', 'B(2F)').draw('V', 24).choose('play card:24');
    expect([play.at('s17'), play.at('s18')]).toEqual(['V B(F)', 'V B(FF)']);
  });

  test('card:26 ships off a coast take 2 gold from an enemy, never from an ally', () => {
    const play = bare().put('V', 's08', 'B').gold('I', 3).gold('N', 3).draw('V', 26).choose('play card:26');
    expect([play.gold('V'), play.gold('I'), play.gold('N')]).toEqual([2, 1, 3]);
  });

  test('card:27 ships sail three zones and hit on 5', () => {
    const layout = alone().put('V', 's17', 'B').put('I', 's12', 'B').rolls(5, 1);
    const play = layout.draw('V', 27).choose('play card:27', 'march s17 s12', 'end');
    expect(play.at('s12')).toBe('V B');
  });

  test('card:28, NER-4.10, NER-17.7 troops are transferred to friendly land next to theirs', () => {
    const play = alone().put('V', 'v02', '2F').draw('V', 28).choose('play card:28');
    expect(play.offers()).toEqual(['space v03', 'space v05']);
    play.choose('space v05', 'piece v02 footsoldier', 'none');
    expect([play.at('v02'), play.at('v05')]).toEqual(['V F', 'V F']);
    // A transfer uses no movement.
    expect(play.whyNot('march v05 v06')).toBeUndefined();
  });

  test('NER-17.24 a card whose player chooses nobody was not played', () => {
    const play = alone().put('V', 'v02', '2F').draw('V', 28).choose('play card:28', 'space v05', 'none');
    expect([play.hand('V'), play.events('played'), play.asked]).toEqual([[28], [], '1 draw']);
  });

  test('card:30 two ships', () => {
    expect(alone().draw('V', 30).choose('space s19').at('s19')).toBe('V 2B');
  });

  test('card:32, NER-11.12 an empty enemy land is conquered by a monster, without a battle', () => {
    const play = alone().put('K', 'k02', 'F').draw('V', 32).choose('play card:32');
    expect(play.offers()).not.toContain('space k02');
    expect(play.offers()).not.toContain('space k03');
    play.choose('space k01');
    expect([play.at('k01'), play.owner('k01'), play.vp('V'), play.events('battle')]).toEqual([
      'V M',
      'V',
      1,
      [],
    ]);
  });

  test('card:34 a ship with a fighter aboard, in a zone without enemies', () => {
    const play = alone().put('K', 's09', 'B').draw('V', 34);
    expect(play.offers()).not.toContain('space s09');
    expect(play.choose('space s19').at('s19')).toBe('V B(H)');
  });

  test('card:37 an enemy ship is blown into a zone that is friendly to it', () => {
    const layout = alone().put('K', 's09', 'B(F)').put('V', 's11', 'B');
    // Of the zones next to it Vailin's ship bars one.
    expect(layout.draw('V', 37).choose('play card:37').at('s07')).toBe('K B(F)');
  });

  test('card:38 two siege engines, on allied land too', () => {
    expect(bare().draw('V', 38).choose('space n01').at('n01')).toBe('V 2S');
  });

  test('card:40 trade pays both, from the bank', () => {
    const play = alone().turnOf('V').put('V', 's11', 'B').hand('V', 40).begin('move').choose('play card:40');
    expect([play.gold('V'), play.gold('K')]).toEqual([4, 2]);
  });
});

describe('events of the Iron Circle', () => {
  test('card:41 a monster beside a wizard', () => {
    expect(alone().put('I', 'i01', 'W').draw('I', 41).choose('play card:41').at('i01')).toBe('I W M');
  });

  test('card:43 three lands get a footsoldier', () => {
    const play = alone().draw('I', 43).choose('space i01', 'space i03', 'space i06');
    expect([play.at('i01'), play.at('i03'), play.at('i06')]).toEqual(['I F', 'I F', 'I F']);
  });

  test('card:44 troops change places between two lands', () => {
    const play = alone().put('I', 'i01', '2F').put('I', 'i04', 'H').draw('I', 44).choose('play card:44');
    play.choose('space i01', 'space i04', 'piece i01 footsoldier', 'piece i04 fighter', 'none');
    expect([play.at('i01'), play.at('i04')]).toEqual(['I F H', 'I F C']);
  });

  test('card:46 an empty enemy land falls to a footsoldier', () => {
    const play = alone().draw('I', 46).choose('play card:46', 'space n01');
    expect([play.at('n01'), play.owner('n01'), play.vp('I')]).toEqual(['I F', 'I', 1]);
  });

  test('card:50 a siege engine', () => {
    expect(alone().draw('I', 50).choose('space i01').at('i01')).toBe('I S');
  });

  test('card:54, NER-17.10, NER-17.11 no more gold is taken than there is', () => {
    const play = alone().gold('K', 5).gold('V', 1).draw('I', 54);
    expect(play.offers()).toEqual(['realm karkoth', 'realm vailin']);
    play.choose('realm vailin');
    expect([play.gold('I'), play.gold('V'), play.gold('K')]).toEqual([1, 0, 5]);
  });

  test('card:55 four footsoldiers', () => {
    expect(alone().draw('I', 55).choose('space i01').at('i01')).toBe('I 4F');
  });

  test('card:56 a ship', () => {
    expect(alone().draw('I', 56).choose('space s14').at('s14')).toBe('I B');
  });

  test('card:57 another ship', () => {
    expect(alone().draw('I', 57).choose('space s10').at('s10')).toBe('I B');
  });

  test('card:59 a piece of a coast is pressed into a ship next to it', () => {
    const play = alone().put('I', 'i10', 'H').put('I', 'i03', 'F').draw('I', 59);
    expect(play.offers()).toEqual(['space s12', 'space s14', 'space s15']);
    play.choose('space s14');
    expect([play.at('i10'), play.at('s14'), play.at('i03')]).toEqual(['', 'I B(F)', 'I F']);
  });

  test('card:60 a piece is dismissed for 4 gold', () => {
    const play = alone().put('I', 'i01', 'F M').draw('I', 60).choose('piece i01 footsoldier');
    expect([play.gold('I'), play.at('i01')]).toEqual([4, 'I M']);
  });
});

describe('events of Nerath', () => {
  test('card:61 five lands get a footsoldier, empty ones first', () => {
    const play = alone().put('N', 'n01', 'F').draw('N', 61);
    expect(play.offers()).not.toContain('space n01');
    expect(play.offers()).not.toContain('space n03');
    play.choose('space n02', 'space n04', 'space n05', 'space n06', 'space n07');
    expect([play.at('n02'), play.at('n07'), play.at('n01')]).toEqual(['N F', 'N F', 'N F']);
  });

  test('card:63 every own land at the border gets a footsoldier', () => {
    const play = alone().draw('N', 63).choose('play card:63');
    expect([play.at('n11'), play.at('n09'), play.at('n01')]).toEqual(['N F', 'N F', '']);
  });

  test('card:66 a dragon in Winterbole, or on friendly land if that is lost', () => {
    expect(alone().draw('N', 66).at('n02')).toBe('N D');
    const lost = alone().control('K', 'n02').draw('N', 66);
    expect(lost.offers()).not.toContain('space n02');
    expect(lost.choose('space n01').at('n01')).toBe('N D');
  });

  test('card:67 two fighters in Nentir Vale unless an enemy controls it', () => {
    expect(alone().draw('N', 67).at('n05')).toBe('N 2H');
    expect(alone().control('K', 'n05').draw('N', 67).choose('space n01').at('n01')).toBe('N 2H');
  });

  test('card:69 each conquest of the turn brings a footsoldier', () => {
    const play = alone().put('N', 'n08', 'F').draw('N', 69);
    play.choose('play card:69', 'march n08 i01', 'end');
    expect([play.owner('i01'), play.at('i01')]).toEqual(['N', 'N 2F']);
  });

  test('card:70 an empty enemy land rises at the start of the turn', () => {
    const play = alone().hand('N', 70).turnOf('N').begin('turnStart').choose('play card:70', 'space i01');
    expect([play.at('i01'), play.vp('N')]).toEqual(['N 2F H', 1]);
  });

  test('card:71 a footsoldier for every home that an enemy holds, when any realm’s battles are over', () => {
    const play = alone().control('K', 'n13', 'n12').turnOf('K').hand('N', 71).fight().choose('play card:71');
    play.choose('space n01', 'space n01');
    expect(play.at('n01')).toBe('N 2F');
  });

  test('card:74 a d20 against every home that enemies hold', () => {
    const play = alone().control('I', 'n11').put('I', 'n11', '2F').rolls(6).draw('N', 74);
    expect(play.choose('play card:74').at('n11')).toBe('I F');
  });

  test('card:77 one piece is sent to any friendly land', () => {
    const play = alone().put('N', 'n01', 'D').draw('N', 77).choose('play card:77');
    expect(play.offers()).not.toContain('space i01');
    expect(play.choose('space n12').at('n12')).toBe('N D');
  });

  test('card:79 two lands get a fighter', () => {
    const play = alone().draw('N', 79).choose('space n01', 'space n02');
    expect([play.at('n01'), play.at('n02')]).toEqual(['N H', 'N H']);
  });
});

describe('cards in general', () => {
  test('NER-2.7 an immediate card is resolved as soon as it is drawn, even without effect', () => {
    const lost = alone().control('V', ...SPACE_IDS.filter((id) => id.startsWith('k')));
    const drawn = lost.draw('K', 8);
    expect([drawn.hand('K'), drawn.state.realms[0].discard]).toEqual([[], [8]]);
  });

  test('NER-2.9 a resolved event lies face up on the discard pile', () => {
    const play = alone().draw('I', 46).choose('play card:46', 'space n01');
    expect(play.view(0).realms[2].discard).toEqual([46]);
  });

  test('NER-2.10 a card is shown with its last target, and can be taken back until then', () => {
    const play = alone().draw('I', 46).choose('play card:46');
    expect([play.events('played'), play.view(0).pending]).toEqual([[], undefined]);
    expect(play.choose('space n01').events('played')).toHaveLength(1);
  });

  test('NER-2.8 any number of cards is played in the draw phase, after the draw', () => {
    const play = alone().put('I', 'i01', 'W').hand('I', 41).draw('I', 46);
    play.choose('play card:46', 'space n01', 'play card:41');
    expect([play.at('n01'), play.at('i01')]).toEqual(['I F', 'I W M']);
  });

  test('NER-17.6 pieces that a card adds before the marches may march', () => {
    const play = alone().put('I', 'i01', 'W').draw('I', 41).choose('play card:41');
    expect(play.whyNot('march i01 i03')).toBeUndefined();
  });

  test('NER-17.8 what is removed is not destroyed', () => {
    const play = alone().put('I', 'i01', 'H').draw('I', 60);
    expect([play.at('i01'), play.events('destroyed'), play.state.fallen]).toEqual(['', [], []]);
  });

  test('NER-17.25 a ship that is removed takes its cargo along, and counts once', () => {
    const layout = alone().put('K', 's09', 'B(2F)').put('K', 'k01', '3F').put('V', 'v02', 'F').rolls(1);
    const play = layout.draw('K', 11).choose('play card:11');
    play.choose(play.offers('piece s09 warship')[0] ?? '');
    expect(play.offers('piece s09')).toEqual([]);
    play.choose('space v02');
    expect([play.at('s09'), play.at('k01')]).toEqual(['', 'K F']);
  });

  test('NER-17.23 an event that could do nothing cannot be played', () => {
    const play = alone().draw('I', 41);
    expect([play.offers('play'), play.whyNot('play card:41')]).toEqual([[], 'NER-17.23']);
  });

  test('NER-17.22 a forced target is not asked for', () => {
    expect(alone().put('I', 'i01', 'W').draw('I', 41).choose('play card:41').asked).toBe('2 move');
  });

  test('NER-17.5 friendly is own or allied, control is one’s own', () => {
    expect(bare().draw('I', 55).offers()).toContain('space k01');
    expect(bare().draw('K', 8).offers()).not.toContain('space i01');
  });
});
