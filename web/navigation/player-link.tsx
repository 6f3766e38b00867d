/** Somebody's name, which leads to their page if they have one: guests have none. */
import type { Person } from '@gonfalon/protocol';

interface Props {
  readonly person: Person;
  /** What stands there, if not the name. */
  readonly children?: string | undefined;
  /** From a table, whose page must stay where it is. */
  readonly apart?: true;
}

export function PlayerLink({ person, children = person.name, apart }: Props) {
  if (person.kind !== 'account') return <>{children}</>;
  return (
    <a
      class="player-link"
      href={playerPath(person.name)}
      {...(apart && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  );
}

function playerPath(name: string): string {
  return `/player/${encodeURIComponent(name)}`;
}
