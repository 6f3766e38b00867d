import type { Scene } from '@gonfalon/ui-kit';
import { describe, expect, test } from 'vitest';
import { ADVENTURE_IDS, COMMAND_IDS, FACES, HEX_IDS, LORE_IDS } from '../../content/index.ts';
import { thingOf } from '../../messages/words.ts';
import type { View } from '../../rules/views.ts';
import { anchor, clicked, draws } from '../draws.ts';
import { explain } from '../explain.ts';
import { groups } from '../hands.ts';
import { noteOf, noteRef } from '../notes.ts';
import { phase } from '../phase.ts';
import { begin, randomly, sceneOf } from './scenes.ts';

/** References that become buttons. */
const isButton = (ref: string) => /^\d+$/.test(ref) || thingOf(ref).kind === 'power';

/** What is wrong with the explanation of a thing. */
function unsaid(ref: string, scene: Scene<View>): string[] {
  const told = explain(ref, scene);
  if (!told?.title) return [`${ref} is not explained`];
  if (told.lines.length === 0 || told.lines.some((line) => line.trim() === ''))
    return [`${ref} has an empty line`];
  return (told.rules ?? [])
    .filter((rule) => !scene.messages.rules[rule])
    .map((rule) => `${ref}: no rule ${rule}`);
}

describe.each(ADVENTURE_IDS)('%s', (adventure) => {
  test('every reference of every choice is drawn and explained, or is a number or a power', () => {
    const prompts = new Set<string>();
    const wrong: string[] = [];
    for (const seed of ['a', 'b']) {
      randomly(adventure, seed, 500, (scene) => {
        prompts.add(scene.question?.prompt ?? '');
        const refs = new Set(scene.choices.flatMap(([, ...rest]) => rest));
        for (const ref of refs) {
          if (draws(ref, scene) === isButton(ref)) wrong.push(`${scene.question?.prompt}: ${ref}`);
          wrong.push(...unsaid(ref, scene));
        }
        const { label, rule } = phase(scene);
        if (!label || !scene.messages.rules[rule]) wrong.push(`no phase at ${scene.question?.prompt}`);
      });
    }
    expect(wrong).toEqual([]);
    expect(prompts.size).toBeGreaterThan(5);
  });

  test('every hex and every standing unit has a place on the board, and an explanation', () => {
    const wrong: string[] = [];
    randomly(adventure, 'c', 120, (scene) => {
      for (const { id, hex } of scene.view.units) {
        if (hex === 'gone') continue;
        const [unit, place] = [anchor(id, scene), anchor(hex, scene)];
        if (!unit || unit.x !== place?.x || unit.y !== place.y) wrong.push(id);
        wrong.push(...unsaid(id, scene));
      }
    });
    const scene = sceneOf(begin(adventure, 'd'), 0);
    for (const id of HEX_IDS) {
      if (!anchor(id, scene)) wrong.push(id);
      wrong.push(...unsaid(id, scene));
    }
    expect(wrong).toEqual([]);
  });
});

test('everybody has an explanation for every card, face and counter, spectators too', () => {
  const match = begin('shadows-over-saint-aubin', 'a');
  const wrong: string[] = [];
  for (const viewer of [0, 1, 'spectator'] as const) {
    for (const language of ['en', 'fr'] as const) {
      const scene = sceneOf(match, viewer, language);
      for (const id of COMMAND_IDS) wrong.push(...unsaid(`card:${id}`, scene));
      for (const id of LORE_IDS) wrong.push(...unsaid(`lore:${id}`, scene));
      for (const face of FACES) wrong.push(...unsaid(noteRef({ kind: 'face', face }), scene));
      for (const seat of [0, 1]) {
        for (const kind of ['banners', 'goblet', 'command-hand', 'lore-hand'] as const) {
          const ref = noteRef({ kind, seat });
          expect(noteOf(ref)).toEqual({ kind, seat });
          wrong.push(...unsaid(ref, scene));
        }
      }
      for (const kind of ['well', 'command-pile', 'lore-pile', 'adventure'] as const)
        wrong.push(...unsaid(noteRef({ kind }), scene));
    }
  }
  expect(wrong).toEqual([]);
});

test('what is no reference has no explanation and is not drawn', () => {
  const scene = sceneOf(begin('agincourt-1415', 'a'), 0);
  for (const ref of ['', 'Z9', 'note:face:Q', 'note:goblet:2', 'card:', 'P-SP9']) {
    expect(explain(ref, scene), ref).toBeUndefined();
    expect(draws(ref, scene), ref).toBe(false);
  }
});

test('a spectator has no hand', () => {
  expect(groups(sceneOf(begin('agincourt-1415', 'a'), 'spectator'))).toEqual([]);
});

test('a card that lies in two places can be chosen only where the question is about', () => {
  const scene = sceneOf(begin('agincourt-1415', 'a'), 0);
  const [first] = scene.view.camps[0].hand ?? [];
  const camps = [{ ...scene.view.camps[0], scouted: first ? [first] : [] }, scene.view.camps[1]] as const;
  const view: View = { ...scene.view, camps };
  const question = { seat: 0, prompt: 'scout', choices: [], fallback: ['keep'] } as const;
  const live = groups({ ...scene, view, question }).filter((group) => group.live);
  expect(live.map(({ name }) => name)).toEqual(['scouted']);
});

test('where a unit stands, what is offered gets the click, and otherwise the unit', () => {
  const click = (...offered: string[]) => clicked('P-AR1', 'C4', { offered: new Set(offered) });
  expect(click()).toBe('P-AR1');
  expect(click('P-AR1')).toBe('P-AR1');
  expect(click('P-AR1', 'C4')).toBe('P-AR1');
  expect(click('C4')).toBe('C4');
});
