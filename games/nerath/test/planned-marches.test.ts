/** NER-4.14: marches that are taken back, and questions about many marches. */
import { canonical, createRng, startEngine } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import { alone } from './table.ts';

describe('marches that are taken back', () => {
  test('NER-4.14 a march is taken back as if it had never been made, in any order', () => {
    const play = alone().turnOf('K').put('K', 'k01', '2F M').put('K', 'k05', 'M').begin('move');
    const before = canonical(play.state);
    play.choose('march k01 k02', 'all', 'march k05 k04', 'withdraw way:k01-k02');
    expect([play.at('k01'), play.at('k02'), play.at('k04')]).toEqual(['K 2F M', '', 'K M']);
    expect(play.choose('withdraw way:k05-k04').first('withdraw')).toEqual([]);
    expect(canonical(play.state)).toBe(before);
  });

  test('NER-4.14 of two marches of one way the later one is taken back first', () => {
    const play = alone().turnOf('K').put('K', 'k01', '2F').begin('move');
    play.choose('march k01 k02', 'just footsoldier 1', 'march k01 k02', 'withdraw way:k01-k02');
    expect([play.at('k01'), play.at('k02'), play.first('withdraw')]).toEqual(['K F', 'K F', ['way:k01-k02']]);
  });

  test('NER-4.14 a march stands if its pieces have gone on', () => {
    const play = alone().turnOf('K').put('K', 'k01', 'M').begin('move');
    play.choose('march k01 k02', 'march k02 k03');
    expect(play.first('withdraw')).toEqual(['way:k02-k03']);
    expect(play.whyNot('withdraw way:k01-k02')).toBe('NER-4.14');
    expect(play.choose('withdraw way:k02-k03').first('withdraw')).toEqual(['way:k01-k02']);
  });

  test('NER-4.14 who has boarded stays aboard while the ship is away', () => {
    const play = alone().turnOf('K').put('K', 'k10', '2F').put('K', 's09', 'B').begin('move');
    const before = canonical(play.state);
    play.choose('march k10 s09', 'just footsoldier 1', 'march s09 s07');
    expect([play.at('s07'), play.first('withdraw')]).toEqual(['K B(F)', ['way:s09-s07']]);
    play.choose('withdraw way:s09-s07', 'withdraw way:k10-s09');
    expect(canonical(play.state)).toBe(before);
  });

  test('NER-4.14 a ship sails back only when nobody has landed from it', () => {
    const play = alone().turnOf('K').put('K', 's09', 'B(FH)').begin('move');
    play.choose('march s09 s07', 'march s07 k15', 'just footsoldier@p12 1');
    expect(play.first('withdraw')).toEqual(['way:s07-k15']);
    expect(play.whyNot('march s07 s09')).toBe('NER-5.7');
    expect(play.choose('withdraw way:s07-k15').whyNot('march s07 s06')).toBeUndefined();
    expect(play.at('s07')).toBe('K B(FH)');
  });

  test('NER-4.14 of two landings from one ship each is taken back by itself', () => {
    const play = alone().turnOf('K').put('K', 's09', 'B(FH)').begin('move');
    play.choose('march s09 k15', 'just footsoldier@p12 1', 'march s09 v13', 'withdraw way:s09-k15');
    expect([play.at('s09'), play.whyNot('march s09 s07')]).toEqual(['K B(F)', 'NER-5.7']);
    expect(play.choose('withdraw way:s09-v13').whyNot('march s09 s07')).toBeUndefined();
  });

  test('NER-4.14 who has landed stays ashore once others are aboard', () => {
    const play = alone().turnOf('K').put('K', 's09', 'B(2F)').put('K', 'k10', '2S').begin('move');
    play.choose('march s09 k15', 'all', 'march k10 s09', 'all');
    expect(play.first('withdraw')).toEqual(['way:k10-s09']);
  });

  test('NER-4.14 a card that is played makes all marches stand', () => {
    const play = alone().turnOf('K').put('K', 'k01', 'F').put('K', 'k05', 'F').hand('K', 13).begin('move');
    play.choose('march k01 k02', 'play card:13', 'space k05', 'march k05 k04', 'all');
    expect(play.first('withdraw')).toEqual(['way:k05-k04']);
    expect(play.whyNot('withdraw way:k01-k02')).toBe('NER-4.14');
  });

  test('NER-4.14 nothing is taken back once movement is over', () => {
    const play = alone().turnOf('K').put('K', 'k01', 'F').begin('move');
    play.choose('march k01 k02');
    expect(play.state.turn.planned).toHaveLength(1);
    expect(play.choose('end').state.turn.planned).toEqual([]);
  });

  test('NER-4.14 taking back what was marched last restores the position, whatever it was', () => {
    const chance = createRng({ kind: 'fast', seed: 'marches' });
    let tried = 0;
    for (let match = 0; match < 6; match++) {
      const engine = startEngine(game, {
        seats: 2 + (match % 3),
        options: { mode: 'alliances', length: 'short', roundLimit: 1 },
        chance: { kind: 'fast', seed: `planned ${match}` },
      });
      while (engine.question) {
        const { choices, prompt } = engine.question;
        const choice = choices[chance.nextInt(choices.length)];
        const before = canonical({ ...engine.state });
        const planned = engine.state.turn.planned.length;
        engine.answer(choice);
        if (prompt !== 'move' || choice[0] !== 'march' || chance.nextInt(3) > 0) continue;
        const play = engine.fork(createRng({ kind: 'fast', seed: 'aside' }));
        while (play.question && ['who', 'choose', 'ship'].includes(play.question.prompt)) {
          const { choices: more } = play.question;
          play.answer(more[chance.nextInt(more.length)]);
        }
        expect(play.state.turn.planned).toHaveLength(planned + 1);
        play.answer(['withdraw', `way:${choice[1]}-${choice[2]}`]);
        expect(canonical({ ...play.state })).toBe(before);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(30);
  });
});

test('NER-4.14 no question lists more than 300 marches: the origin is asked first', () => {
  const layout = alone().turnOf('K');
  for (let i = 1; i <= 15; i++) layout.put('K', `k${String(i).padStart(2, '0')}` as 'k01', 'F D');
  const play = layout.begin('move');
  expect(play.question?.choices.length).toBeLessThan(300);
  expect(play.whyNot('march k01 k02')).toBe('NER-4.14');
  expect(play.first('from')).toContain('k01');
  play.choose('from k01');
  expect(play.whyNot('march k02 k03')).toBe('NER-4.14');
  play.choose('back', 'from k03', 'march k03 s09');
  expect(play.at('s09')).toBe('K D');
});
