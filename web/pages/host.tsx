/** The page of those who look after the site. What it shows and does, the server allows to hosts alone. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../styles/host.css';
import { useTitle } from '../app/turns/tab.ts';
import { Backup } from '../host/backup.tsx';
import { Newcomers } from '../host/newcomers.tsx';
import { Overview } from '../host/overview.tsx';
import { People } from '../host/people.tsx';
import { ReadOnlySwitch } from '../host/read-only.tsx';
import { Record } from '../host/record.tsx';
import { Reports } from '../host/reports.tsx';
import { Tables } from '../host/tables.tsx';
import { hostWords } from '../host/words.ts';
import { say } from '../messages/say.ts';
import { hello } from '../net/http.ts';
import { LostPage } from './lost.tsx';

const SECTIONS = {
  overview: Overview,
  accounts: People,
  tables: Tables,
  reports: Reports,
  newcomers: Newcomers,
  'read-only': ReadOnlySwitch,
  backup: Backup,
  record: Record,
} satisfies Readonly<{ [name: string]: ComponentType }>;

type Section = keyof typeof SECTIONS;

const NAMES = Object.keys(SECTIONS) as Section[];

export default function HostPage({ rest }: { readonly rest: string }) {
  const words = hostWords.value;
  useTitle(words.title);
  const [isHost, setIsHost] = useState<boolean>();
  useEffect(() => {
    void hello(true).then((reply) => setIsHost(reply.ok && reply.me.host === true));
  }, []);
  const here = NAMES.find((name) => name === (rest || 'overview'));
  if (isHost === undefined) return <p class="page waiting">{say.value.shell.loading}</p>;
  if (!isHost || !here) return <LostPage />;
  const Content = SECTIONS[here];
  return (
    <div class="page host">
      <h1>{words.title}</h1>
      <nav class="tabs" aria-label={words.title}>
        {NAMES.map((name) => (
          <a
            key={name}
            href={name === 'overview' ? '/host' : `/host/${name}`}
            {...(name === here && { 'aria-current': 'page' as const })}
          >
            {words.sections[name]}
          </a>
        ))}
      </nav>
      <h2 class="visually-hidden">{words.sections[here]}</h2>
      <Content key={here} />
    </div>
  );
}
