/** What a choice risks: the die of an amulet, and an assault that may be too weak. */
import type { Choice } from '@gonfalon/kernel';
import type { OddsCard, Scene } from '@gonfalon/ui-kit';
import type { View } from '../rules/views.ts';
import { assaultsHere } from './assault-reach.ts';
import { gameMessages, uiMessages } from './messages.ts';

/** BTA-11.6: twice, three times, or a wild card. */
const GOOD_FACES = [2, 3, 6] as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;

export function odds(choice: Choice, scene: Scene<View>): OddsCard | undefined {
  const [verb, first = ''] = choice;
  if (verb === 'amulet') return amulet(scene);
  return verb === 'assault' ? assault(first, scene) : undefined;
}

function amulet({ language }: Scene<View>): OddsCard {
  const { die } = gameMessages[language].names;
  const { title, aim } = uiMessages[language].odds;
  return {
    title,
    aim,
    win: GOOD_FACES.length / FACES.length,
    isFinal: true,
    rows: FACES.map((face) => ({ label: String(face), value: die[face] })),
  };
}

function assault(cell: string, scene: Scene<View>): OddsCard | undefined {
  const reach = assaultsHere(scene).find((one) => one.cell === cell);
  if (!reach) return undefined;
  const say = uiMessages[scene.language].odds;
  return {
    title: say.assault,
    aim: say.toTake,
    win: reach.most > reach.defence ? 1 : 0,
    rows: [
      { label: say.most, value: String(reach.most) },
      { label: say.toExceed, value: String(reach.defence) },
    ],
    note: say.noDice,
  };
}
