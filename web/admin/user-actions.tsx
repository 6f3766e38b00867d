/** What a host may do about somebody. */
import type { HostPerson, SanctionKind } from '@gonfalon/protocol';
import { MAX_NAME_LENGTH } from '@gonfalon/protocol';
import { useState } from 'preact/hooks';
import { me } from '../net/http.ts';
import { ActionDialog } from './action-dialog.tsx';
import { adminMessages } from './messages.ts';
import { runAction } from './run-action.ts';
import { SanctionDialog } from './sanction-dialog.tsx';

type Asking = SanctionKind | 'rename' | 'delete' | 'role';

interface Props {
  readonly person: HostPerson;
  /** Called when something was done. */
  onDone(): void;
}

export function UserActions({ person, onDone }: Props) {
  const words = adminMessages.value.people;
  const [asking, setAsking] = useState<Asking>();
  const { id, name, kind, host, sanctions } = person;
  const own = me.value?.id === id;
  const act = async (verb: string, fields: object = {}) => {
    const done = await runAction(`people/${id}/${verb}`, fields, words.done);
    if (done) onDone();
    return done;
  };
  const ask = (what: Asking, label: string) => (
    <button type="button" class="button" onClick={() => setAsking(what)}>
      {label}
    </button>
  );
  const now = (label: string, verb: string, fields?: object) => (
    <button type="button" class="button" onClick={() => void act(verb, fields)}>
      {label}
    </button>
  );
  if (kind === 'deleted') return null;
  return (
    <fieldset class="host-acts">
      <legend class="visually-hidden">{words.acts(name)}</legend>
      {!own && !host && !sanctions.mute && ask('mute', words.mute)}
      {sanctions.mute && now(words.unmute, 'lift', { kind: 'mute' })}
      {!own && !host && !sanctions.ban && ask('ban', words.ban)}
      {sanctions.ban && now(words.unban, 'lift', { kind: 'ban' })}
      {ask('rename', words.rename)}
      {!own && now(words.signOut, 'sign-out')}
      {!own && kind === 'account' && !host && !sanctions.ban && ask('role', words.giveRole)}
      {!own && host && now(words.takeRole, 'role', { host: false })}
      {!own && !host && ask('delete', words.delete)}
      {asking && <ActionForm asking={asking} name={name} act={act} onClose={() => setAsking(undefined)} />}
    </fieldset>
  );
}

interface ActionFormProps {
  readonly asking: Asking;
  readonly name: string;
  act(verb: string, fields?: object): Promise<boolean>;
  onClose(): void;
}

function ActionForm({ asking, name, act, onClose }: ActionFormProps) {
  const words = adminMessages.value.people;
  if (asking === 'rename')
    return (
      <ActionDialog
        title={words.renameTitle(name)}
        hint={words.renameHint}
        act={words.rename.replace('…', '')}
        onSend={(fields) => act('rename', { name: String(fields.get('name')) })}
        onClose={onClose}
      >
        <label class="field">
          <span class="label">{words.name}</span>
          <input type="text" name="name" required maxLength={MAX_NAME_LENGTH} autocomplete="off" />
        </label>
      </ActionDialog>
    );
  if (asking === 'delete')
    return (
      <ActionDialog
        title={words.deleteTitle(name)}
        hint={words.deleteHint}
        act={words.deleteSure}
        onSend={() => act('delete')}
        onClose={onClose}
      />
    );
  if (asking === 'role')
    return (
      <ActionDialog
        title={words.roleTitle(name)}
        hint={words.roleHint}
        act={words.giveRole}
        onSend={() => act('role', { host: true })}
        onClose={onClose}
      />
    );
  return <SanctionDialog kind={asking} name={name} act={act} onClose={onClose} />;
}
