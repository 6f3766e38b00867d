/** What every page of the editor needs: the game, its screen, and its editor. */
import type { Json, Params, ValidationIssue } from '@gonfalon/kernel';
import type { GameCard, GameUi, ScenarioEditor } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../games/games.ts';
import { randomId } from '../local-match/random.ts';
import { editMessages } from '../messages/edit-messages.ts';
import { language } from '../settings/settings.ts';
import type { Scenario } from './scenario.ts';
import { saveScenario } from './scenario-storage.ts';
import { keepSteps, NO_STEPS } from './steps.ts';

export interface EditorContext {
  readonly cover: GameCard;
  readonly ui: GameUi;
  readonly editor: ScenarioEditor;
}

/** All of it once it is loaded; `failed` if that was not possible. */
export function useEditorContext(cover: GameCard | undefined): EditorContext | 'failed' | undefined {
  const ui = useGame(cover?.id);
  const [editor, setEditor] = useState<ScenarioEditor | 'failed'>();
  useEffect(() => {
    let current = true;
    cover?.loadEditor?.().then(
      (found) => current && setEditor(found),
      () => current && setEditor('failed'),
    );
    return () => {
      current = false;
    };
  }, [cover]);
  if (!cover || ui === 'failed' || editor === 'failed') return 'failed';
  return ui && editor && { cover, ui, editor };
}

/** What a table needs to play a scenario; missing if it has faults. */
export function playOf(
  { ui, editor }: EditorContext,
  file: Json,
): { readonly options?: Params; readonly seats?: number; readonly faults: readonly ValidationIssue[] } {
  const read = ui.module.scenario?.read(editor.write(file));
  return read ? { ...read, faults: read.issues } : { faults: [] };
}

export const nameOf = ({ editor }: EditorContext, file: Json): string =>
  editor.name(file, language.value) || editMessages.value.untitled;

/** A new scenario of this device, at its own address. */
export async function keepNew({ cover }: EditorContext, file: Json, steps = NO_STEPS): Promise<string> {
  const now = Date.now();
  const [id, edition] = [randomId(), randomId()];
  const scenario: Scenario = { id, game: cover.id, file, created: now, changed: now, edition };
  // The page keeps what the device refuses.
  await saveScenario(scenario).catch(() => undefined);
  keepSteps(id, edition, steps);
  return `/edit/${cover.id}/${id}`;
}
