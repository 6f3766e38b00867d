/** How the dice fell: counted for each player, and judged in plain words. */

import { replayMessages } from '../messages/replay-messages.ts';
import { language } from '../settings/settings.ts';
import type { DiceCount, Tally } from './dice.ts';
import type { DrawnFaces } from './faces.ts';
import { faceKey } from './faces.ts';

/** Below this the dice are called uneven, and very uneven. */
const RARE = 0.05;
const VERY_RARE = 0.005;

interface Props {
  readonly dice: DiceCount;
  readonly names: readonly string[];
  readonly drawn: DrawnFaces;
}

export function DiceTable({ dice, names, drawn }: Props) {
  const words = replayMessages.value.dice;
  const { kind, faces, players, all } = dice;
  const name = ({ seat }: Tally) => (seat === undefined ? words.everybody : (names[seat] ?? ''));
  const rows = [...players, all];
  return (
    <>
      <div class="dice-scroll">
        <table class="dice-count">
          <caption>{words.caption(kind.id)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {faces.map((face) => (
                <th key={face} scope="col" class="dice-face">
                  <span class="visually-hidden">{words.face(face)}</span>
                  <span aria-hidden="true">{drawn.get(faceKey(kind.id, face)) ?? face}</span>
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((tally) => (
              <tr key={tally.seat ?? 'all'} class={tally.seat === undefined ? 'is-all' : ''}>
                <th scope="row">
                  {tally.seat === undefined ? words.all : name(tally)}
                  {tally.rolled > 0 && <span class="hint">{words.expected(spanOf(tally.expected))}</span>}
                </th>
                {tally.counts.map((count, i) => (
                  <td key={faces[i]}>
                    <span class="dice-bar" aria-hidden="true">
                      <span style={{ height: `${height(count, tally.expected[i])}%` }} />
                    </span>
                    {count}
                  </td>
                ))}
                <td>{tally.rolled}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul>
        {rows.map((tally) => (
          <li key={tally.seat ?? 'all'}>{judged(name(tally), tally)}</li>
        ))}
      </ul>
    </>
  );
}

/** Half of the bar is what is expected. */
function height(count: number, expected = 0): number {
  return expected > 0 ? Math.min(100, (50 * count) / expected) : 0;
}

function judged(who: string, { rolled, chance }: Tally): string {
  const words = replayMessages.value.dice;
  if (chance === undefined) return words.few(who, rolled);
  const share = chance < 0.001 ? words.tiny : percent(chance);
  if (chance < VERY_RARE) return words.veryRare(who, share);
  return chance < RARE ? words.rare(who, share) : words.usual(who, share);
}

function percent(chance: number): string {
  const digits = chance < 0.1 ? 1 : 0;
  return chance.toLocaleString(language.value, { style: 'percent', maximumFractionDigits: digits });
}

/** How often a face is expected: from the rarest to the commonest, if they differ. */
function spanOf(expected: readonly number[]): string {
  const [least, most] = [Math.min(...expected), Math.max(...expected)];
  return least === most ? rounded(least) : `${rounded(least)}–${rounded(most)}`;
}

function rounded(n: number): string {
  return n.toLocaleString(language.value, { maximumFractionDigits: 1 });
}
