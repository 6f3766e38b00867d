/** A scenario of one's own for a table: those of this device that can be played. */
import type { Params } from '@gonfalon/kernel';
import type { GameUi } from '@gonfalon/ui';
import { useEffect, useId, useState } from 'preact/hooks';
import { language } from '../app/settings.ts';
import { say } from '../messages/say.ts';
import { listScenarios } from './shelf.ts';

interface Props {
  readonly ui: GameUi;
  /** What the table needs for it, and for how many it is if that is given; nothing for none. */
  readonly onScenario: (options: Params, seats?: number) => void;
}

interface Playable {
  readonly id: string;
  readonly names: Readonly<Record<string, string>> | undefined;
  readonly options: Params;
  readonly seats: number | undefined;
}

export function OwnScenario({ ui, onScenario }: Props) {
  const words = say.value.edit;
  const { game } = ui.module;
  const field = useId();
  const [mine, setMine] = useState<readonly Playable[]>([]);
  const [picked, setPicked] = useState('');
  useEffect(() => {
    void playable(ui).then(setMine);
  }, []);
  return (
    <div class="field">
      {mine.length > 0 && (
        <>
          <label for={field}>{words.ofMine}</label>
          <select
            id={field}
            value={picked}
            onChange={({ currentTarget: { value } }) => {
              setPicked(value);
              const { options = {}, seats } = mine.find(({ id }) => id === value) ?? {};
              onScenario(options, seats);
            }}
          >
            <option value="">{words.ofOurs}</option>
            {mine.map(({ id, names }) => (
              <option key={id} value={id}>
                {names?.[language.value] ?? words.untitled}
              </option>
            ))}
          </select>
        </>
      )}
      <a href={`/edit/${game.id}`}>{words.link}</a>
    </div>
  );
}

async function playable(ui: GameUi): Promise<readonly Playable[]> {
  const { game, scenario } = ui.module;
  const all = await listScenarios(game.id);
  return all.flatMap(({ id, file }) => {
    const { options, seats, faults } = scenario?.read(JSON.stringify(file)) ?? { faults: [] };
    if (!options || faults.length > 0) return [];
    const { name } = file as { readonly name?: Readonly<Record<string, string>> };
    return [{ id, names: name, options, seats }];
  });
}
