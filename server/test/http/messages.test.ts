import { LANGUAGES } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { Problem, ProblemId } from '../../problem.ts';
import { formatProblem, InvalidInput } from '../../problem.ts';
import type { Problems } from '../../startup-messages/en.ts';
import { StoreUnusable } from '../../store/store.ts';
import { inWords, reasonOf, StoreError } from '../../store/store-errors.ts';

/** Something to fill in for each. */
const examples: Problems = {
  'setting.whole': { name: 'PORT', min: 7, max: 65_535, text: 'high' },
  'setting.one-of': { name: 'LOG_LEVEL', values: 'info, warn', text: 'loud' },
  'setting.delay': { text: 'soon' },
  'setting.public-url': { text: 'here' },
  'setting.processes': {},
  'setting.together': { names: 'SMTP_URL, MAIL_FROM' },
  'setting.push-keys': {},
  'setting.push-contact': { text: 'me' },
  'setting.push-service': { text: 'anybody' },
  'setting.smtp-url': {},
  'setting.mail-from': { text: 'us' },
  'setting.mail-site': {},
  'store.folder-unusable': { folder: '/srv/kept' },
  'store.folder-taken': { folder: '/srv/kept' },
  'store.none': { folder: '/srv/kept' },
  'store.database-unusable': { database: 'PostgreSQL (DATABASE_URL)' },
  'store.silent': { why: 'ECONNREFUSED' },
  'store.busy': {},
  'store.not-writable': {},
  'store.disk-failed': {},
  'store.disk-full': {},
  'store.damaged': {},
  'store.not-openable': {},
  'store.not-a-database': {},
  'store.older': {},
  'store.newer': { version: 31, known: 17 },
  'store.not-empty': { rows: 'identities' },
  'export.other-file': {},
  'export.other-version': { version: '31', known: 17 },
  'export.misfit': {},
  'export.too-long': {},
  'export.trailing': {},
  'export.changed': {},
  'export.cut': {},
  'export.not-json': {},
  'export.not-a-row': {},
};
const ids = Object.keys(examples) as ProblemId[];
const example = (id: ProblemId) => ({ id, params: examples[id] }) as Problem;

describe.each(ids)('%s', (id) => {
  test('is told in each language, with everything that is known of it', () => {
    const told = LANGUAGES.map((language) => formatProblem(example(id), language));
    expect(new Set(told).size).toBe(LANGUAGES.length);
    for (const sentence of told)
      for (const value of Object.values(examples[id])) expect(sentence).toContain(String(value));
  });

  test('never parts a French sign from its word', () => {
    expect(formatProblem(example(id), 'fr')).not.toMatch(/"[^\u00a0]|[^\u00a0]"|[^\u00a0][:;!?] /);
  });
});

test.each(LANGUAGES)('no two problems read the same in %s', (language) => {
  const told = ids.map((id) => formatProblem(example(id), language));
  expect(new Set(told).size).toBe(told.length);
});

const full: Problem = { id: 'store.disk-full', params: {} };

test('what is behind a problem follows in the same language', () => {
  const why = reasonOf(new StoreError(full));
  const problem: Problem = { id: 'store.folder-unusable', params: { folder: '/srv/kept' }, why };
  expect(formatProblem(problem, 'en')).toBe(
    'The data folder /srv/kept cannot be used. The store does not work: the disk is full.',
  );
  expect(formatProblem(problem, 'fr')).toBe(
    'Le dossier de données /srv/kept est inutilisable. Le dépôt ne fonctionne pas\u00a0: le disque est plein.',
  );
});

test('what the system says is left as it is', () => {
  const why = reasonOf(new Error('EACCES: permission denied'));
  const problem: Problem = { id: 'store.folder-unusable', params: { folder: '/srv/kept' }, why };
  for (const language of LANGUAGES)
    expect(formatProblem(problem, language)).toMatch(/\. EACCES: permission denied$/);
});

test.each([new StoreError(full), new StoreUnusable(full), new InvalidInput(full)])(
  'the message of an error is English, whoever is told: %s',
  (error) => {
    expect(error.message).toBe(formatProblem(full, 'en'));
    expect(inWords(error, 'fr')).toBe(formatProblem(full, 'fr'));
  },
);

test('other errors have no words', () => {
  expect(inWords(new Error('off the rails'), 'fr')).toBeUndefined();
});
