/** The page of those who look after the site. What it shows and does, the server allows to hosts alone. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../styles/host.css';
import { AuditLogPage } from '../admin/audit-log.tsx';
import { Backup } from '../admin/backup.tsx';
import { adminMessages } from '../admin/messages.ts';
import { Overview } from '../admin/overview.tsx';
import { ReadOnlySwitch } from '../admin/read-only.tsx';
import { Reports } from '../admin/reports.tsx';
import { SignupBlocks } from '../admin/signup-blocks.tsx';
import { Tables } from '../admin/tables.tsx';
import { People } from '../admin/users.tsx';
import { messages } from '../messages/messages.ts';
import { ensureSession } from '../net/http.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import { NotFoundPage } from './not-found.tsx';

const SECTIONS = {
  overview: Overview,
  accounts: People,
  tables: Tables,
  reports: Reports,
  newcomers: SignupBlocks,
  'read-only': ReadOnlySwitch,
  backup: Backup,
  record: AuditLogPage,
} satisfies Readonly<{ [name: string]: ComponentType }>;

type Section = keyof typeof SECTIONS;

const NAMES = Object.keys(SECTIONS) as Section[];

export default function AdminPage({ rest }: { readonly rest: string }) {
  const words = adminMessages.value;
  useTitle(words.title);
  const [isHost, setIsHost] = useState<boolean>();
  useEffect(() => {
    void ensureSession(true).then((reply) => setIsHost(reply.ok && reply.me.host === true));
  }, []);
  const here = NAMES.find((name) => name === (rest || 'overview'));
  if (isHost === undefined) return <p class="page waiting">{messages.value.shell.loading}</p>;
  if (!isHost || !here) return <NotFoundPage />;
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
