/** A scenario of one's own for a table: those that can be played, and by name those that cannot yet. */
import type { Bilingual, Params } from '@gonfalon/kernel';
import type { GameUi } from '@gonfalon/ui-kit';
import { textIn } from '@gonfalon/ui-kit/scenario';
import { useEffect, useId, useState } from 'preact/hooks';
import { editMessages } from '../messages/edit-messages.ts';
import { messages } from '../messages/messages.ts';
import { address } from '../navigation/router.ts';
import { language } from '../settings/settings.ts';
import { listScenarios } from './scenario-storage.ts';
import { synchronise } from './sync.ts';

interface Props {
  readonly ui: GameUi;
  /** What the table needs for it, and for how many it is if that is given; nothing for none. */
  readonly onScenario: (options: Params, seats?: number) => void;
}

interface Mine {
  readonly id: string;
  readonly name: Bilingual | undefined;
  /** Missing if it has faults. */
  readonly options: Params | undefined;
  readonly seats: number | undefined;
  readonly faults: number;
}

export function ScenarioPicker({ ui, onScenario }: Props) {
  const words = editMessages.value;
  const { game } = ui.module;
  const field = useId();
  const [mine, setMine] = useState<readonly Mine[]>([]);
  const [picked, setPicked] = useState('');
  const pick = (id: string, among: readonly Mine[]) => {
    const { options, seats } = among.find((one) => one.id === id) ?? {};
    setPicked(options ? id : '');
    onScenario(options ?? {}, options && seats);
  };
  useEffect(() => {
    const look = async () => {
      const found = await mineOf(ui);
      setMine(found);
      return found;
    };
    // The editor leads here with one of them. Then those of one's other devices come.
    const wanted = address.value.searchParams.get('scenario');
    void (async () => {
      const found = await look();
      if (wanted !== null) pick(wanted, found);
      const { where } = await synchronise(game.id);
      if (where === 'account') await look();
    })();
  }, []);
  return (
    <div class="field">
      {mine.length > 0 && (
        <>
          <label for={field}>{words.ofMine}</label>
          <select id={field} value={picked} onChange={({ currentTarget: { value } }) => pick(value, mine)}>
            <option value="">{words.ofOurs}</option>
            {mine.map(({ id, name, faults }) => {
              const called = textIn(name, language.value) || words.untitled;
              return (
                <option key={id} value={id} disabled={faults > 0}>
                  {faults > 0 ? `${called} (${words.faults(faults)})` : called}
                </option>
              );
            })}
          </select>
        </>
      )}
      <a href={`/edit/${game.id}`}>{messages.value.home.editLink}</a>
    </div>
  );
}

async function mineOf(ui: GameUi): Promise<readonly Mine[]> {
  const { game, scenario } = ui.module;
  const all = await listScenarios(game.id);
  return all.map(({ id, file }) => {
    const { options, seats, issues } = scenario?.read(JSON.stringify(file)) ?? { issues: [] };
    const { name } = file as { readonly name?: Bilingual };
    return { id, name, options, seats, faults: issues.length };
  });
}
