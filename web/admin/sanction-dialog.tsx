/** Somebody is muted or banned: for how long, why, and what of newcomers who could be the same person. */
import type { SanctionKind } from '@gonfalon/protocol';
import { MAX_REASON_LENGTH } from '@gonfalon/protocol';
import { ActionDialog } from './action-dialog.tsx';
import { HourChoice } from './hour-choice.tsx';
import { adminMessages } from './messages.ts';

interface Props {
  readonly kind: SanctionKind;
  readonly name: string;
  act(verb: string, fields: object): Promise<boolean>;
  onClose(): void;
}

export function SanctionDialog({ kind, name, act, onClose }: Props) {
  const words = adminMessages.value.people;
  const mutes = kind === 'mute';
  return (
    <ActionDialog
      title={mutes ? words.muteTitle(name) : words.banTitle(name)}
      hint={mutes ? words.muteHint : words.banHint}
      act={(mutes ? words.mute : words.ban).replace('…', '')}
      onSend={(fields) => {
        const hours = Number(fields.get('hours'));
        const shutOut = Number(fields.get('shutOut'));
        const reason = String(fields.get('reason'));
        return act('sanction', {
          kind,
          reason,
          ...(hours > 0 && { hours }),
          ...(shutOut > 0 && { shutOut }),
        });
      }}
      onClose={onClose}
    >
      <HourChoice
        name="hours"
        label={words.howLong}
        hours={[1, 24, 168, 720, 0]}
        words={words.lengths}
        first={24}
      />
      <label class="field">
        <span class="label">{words.reason}</span>
        <textarea name="reason" rows={2} required maxLength={MAX_REASON_LENGTH} />
      </label>
      <HourChoice
        name="shutOut"
        label={words.newcomers}
        hint={words.newcomersHint}
        hours={[0, 24, 168, 720]}
        words={words.keepOut}
        first={0}
      />
    </ActionDialog>
  );
}
