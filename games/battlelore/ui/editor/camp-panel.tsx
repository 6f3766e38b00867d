/** One camp: where it sits, what it is called, what it needs to win, and how it is led. */
import type { Language } from '@gonfalon/kernel';
import { LANGUAGES } from '@gonfalon/kernel';
import { changed, NumberField, SelectField, TextField } from '@gonfalon/ui-kit/editor';
import type { ArmyId, Camp } from '../../content/index.ts';
import { ARMY_IDS, LORE_CLASSES, level, SIDES, tables } from '../../content/index.ts';
import { messagesIn } from '../messages.ts';
import type { Draft } from './draft.ts';
import { bannersToWin, MAX_BANNERS } from './draft.ts';
import { editorWords } from './messages.ts';
import { setArmy, setArmyName, setCamp, setCustom, setSide } from './settings.ts';

interface Props {
  readonly draft: Draft;
  readonly camp: Camp;
  readonly language: Language;
  readonly onDraft: (draft: Draft, stroke?: string) => void;
}

const MAX_ARMY_LENGTH = 40;

export function CampPanel(props: Props) {
  const { draft, camp, language, onDraft } = props;
  const words = editorWords[language];
  const { side, banners, loreTokens } = draft.camps[camp];
  return (
    <>
      <NumberField
        label={words.bannersToWin}
        hint={words.bannersMost(bannersToWin(draft, camp))}
        value={banners}
        min={1}
        max={MAX_BANNERS}
        onCount={(n = 1) => onDraft(setCamp(draft, camp, { banners: n }))}
      />
      <Command {...props} />
      {level[draft.level].loreTokens && (
        <NumberField
          label={words.loreTokens}
          hint={words.loreTokensHint}
          value={loreTokens}
          min={0}
          max={tables.lorePool}
          onCount={(n) => onDraft(setCamp(draft, camp, { loreTokens: n }))}
        />
      )}
      <SelectField
        label={words.side}
        value={side}
        picks={SIDES.map((one) => [one, words.sides[one]])}
        onPick={(one) => onDraft(setSide(draft, camp, one))}
      />
      <Army {...props} />
    </>
  );
}

const campName = (language: Language, camp: Camp) => messagesIn(language).names.camps[camp].name;

function Army({ draft, camp, language, onDraft }: Props) {
  const words = editorWords[language];
  const { names } = messagesIn(language);
  const { army } = draft.camps[camp];
  const own = typeof army === 'object' ? army : undefined;
  return (
    <>
      <SelectField<ArmyId | 'none' | 'own'>
        label={words.army}
        value={typeof army === 'string' ? army : own ? 'own' : 'none'}
        picks={[
          ['none', words.noArmy],
          ...ARMY_IDS.map((id) => [id, names.armies[id]] as const),
          ['own', words.ownArmy],
        ]}
        onPick={(picked) =>
          onDraft(
            picked === 'own'
              ? setArmy(draft, camp, { en: campName('en', camp), fr: campName('fr', camp) })
              : setArmy(draft, camp, picked === 'none' ? undefined : picked),
          )
        }
      />
      {own &&
        LANGUAGES.map((lang) => (
          <TextField
            key={lang}
            label={words.armyName[lang]}
            lang={lang}
            value={own[lang]}
            most={MAX_ARMY_LENGTH}
            onText={(text) => onDraft(setArmyName(draft, camp, lang, text), `army ${camp} ${lang}`)}
          />
        ))}
    </>
  );
}

const MAX_LEVEL = tables.masterLevelMost;

function Command({ draft, camp, language, onDraft }: Props) {
  const words = editorWords[language];
  const { names } = messagesIn(language);
  const { commandCards, wizard, council, customCouncil } = draft.camps[camp];
  const isCustom = level[draft.level].council === 'custom';
  return (
    <>
      {commandCards !== undefined && (
        <NumberField
          label={words.commandCards}
          value={commandCards}
          min={2}
          max={6}
          onCount={(n = 2) => onDraft(setCamp(draft, camp, { commandCards: n }))}
        />
      )}
      {wizard !== undefined && (
        <NumberField
          label={words.wizard}
          value={wizard}
          min={1}
          max={MAX_LEVEL}
          onCount={(n = 1) => onDraft(setCamp(draft, camp, { wizard: n }))}
        />
      )}
      {isCustom && (
        <SelectField
          label={words.council}
          value={customCouncil ? 'custom' : 'fixed'}
          picks={(['custom', 'fixed'] as const).map((how) => [how, words.councils[how]])}
          onPick={(how) => onDraft(setCustom(draft, camp, how === 'custom'))}
        />
      )}
      {council && (
        <fieldset class="editor-council">
          <legend>{words.council}</legend>
          {(['commander', ...LORE_CLASSES] as const).map((seat) => (
            <NumberField
              key={seat}
              label={names.council[seat]}
              value={council[seat] ?? 0}
              min={0}
              max={MAX_LEVEL}
              onCount={(n = 0) => {
                const least = seat === 'commander' ? n : n || undefined;
                onDraft(setCamp(draft, camp, { council: changed(council, { [seat]: least }) }));
              }}
            />
          ))}
        </fieldset>
      )}
      {customCouncil && (
        <fieldset class="editor-council">
          <legend>{words.council}</legend>
          <NumberField
            label={words.levels}
            value={customCouncil.levels}
            min={1}
            max={tables.councilLevelsMost}
            onCount={(n = 1) =>
              onDraft(setCamp(draft, camp, { customCouncil: { ...customCouncil, levels: n } }))
            }
          />
          <NumberField
            label={words.leastCommander}
            value={customCouncil.commander ?? 0}
            min={0}
            max={MAX_LEVEL}
            onCount={(n = 0) =>
              onDraft(setCamp(draft, camp, { customCouncil: { ...customCouncil, commander: n } }))
            }
          />
        </fieldset>
      )}
    </>
  );
}
