/** The page of those who look after the site. What it shows and does, the server allows to hosts alone. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../styles/host.css';
import { Record } from '../admin/audit-log.tsx';
import { Backup } from '../admin/backup.tsx';
import { hostWords } from '../admin/messages.ts';
import { Overview } from '../admin/overview.tsx';
import { ReadOnlySwitch } from '../admin/read-only.tsx';
import { Reports } from '../admin/reports.tsx';
import { Newcomers } from '../admin/signup-blocks.tsx';
import { Tables } from '../admin/tables.tsx';
import { People } from '../admin/users.tsx';
import { say } from '../messages/messages.ts';
import { hello } from '../net/http.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import { LostPage } from './not-found.tsx';

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
