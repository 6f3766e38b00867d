/** What a city uiMessages besides its tiles: its name and notes, for how many it is, who begins, where they camp. */
import type { Language } from '@gonfalon/kernel';
import { NumberField, SelectField, setText, TextLines } from '@gonfalon/ui-kit/editor';
import type { ClanId } from '../../content/index.ts';
import { constants } from '../../content/index.ts';
import { setCamp, setFirst, setRoundLimit, setSeats } from './changes.ts';
import { clanName, spotName } from './describe.ts';
import type { Draft } from './draft.ts';
import { playing } from './draft.ts';
import { editorMessages } from './messages.ts';
import { campSpotId, SPOTS } from './spots.ts';

interface Props {
  readonly draft: Draft;
  readonly language: Language;
  readonly onEdit: (change: (now: Draft) => Draft, stroke?: string) => void;
}

const MAX_ROUNDS = 1000;
const NONE = 'none';

export function CityPanel({ draft, language, onEdit }: Props) {
  const words = editorMessages[language].city;
  return (
    <>
      <TextLines
        field="name"
        text={draft.name}
        language={language}
        onText={(lang, text) => onEdit((now) => setText(now, 'name', lang, text), `name ${lang}`)}
      />
      <SelectField
        label={words.seats}
        value={String(draft.seats)}
        picks={constants.players.map((n) => [String(n), String(n)])}
        onPick={(n) => onEdit((now) => setSeats(now, Number(n)))}
      />
      <SelectField<ClanId | typeof NONE>
        label={words.first}
        value={draft.first ?? NONE}
        picks={[
          [NONE, words.anybody],
          ...playing(draft).map((clan) => [clan, clanName(clan, language)] as const),
        ]}
        onPick={(clan) => onEdit((now) => setFirst(now, clan === NONE ? undefined : clan))}
      />
      <NumberField
        label={words.roundLimit}
        hint={words.roundLimitHint}
        value={draft.roundLimit ?? 0}
        min={0}
        max={MAX_ROUNDS}
        onCount={(n = 0) => onEdit((now) => setRoundLimit(now, n))}
      />
    </>
  );
}

export function NotesPanel({ draft, language, onEdit }: Props) {
  return (
    <TextLines
      field="note"
      text={draft.note}
      language={language}
      onText={(lang, text) => onEdit((now) => setText(now, 'note', lang, text), `note ${lang}`)}
    />
  );
}

/** The second way to pitch the camps. */
export function CampsPanel({ draft, language, onEdit }: Props) {
  const words = editorMessages[language];
  const places = SPOTS.filter((spot) => spot.kind === 'camp');
  return (
    <div class="battue-camps">
      <p class="hint">{words.camps.hint}</p>
      {playing(draft).map((clan) => {
        const camp = draft.camps?.[clan];
        return (
          <SelectField<string>
            key={clan}
            label={clanName(clan, language)}
            value={camp ? campSpotId(camp) : NONE}
            picks={[
              [NONE, words.choosesOwn],
              ...places.map((spot) => [spot.id, spotName(spot, language)] as const),
            ]}
            onPick={(id) => onEdit((now) => setCamp(now, clan, places.find((spot) => spot.id === id)?.camp))}
          />
        );
      })}
    </div>
  );
}
