/** docs/protocol.md is true: its chapter for two terminals is done in two terminals, and its tables miss nothing. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { TABLE_RULES } from '@gonfalon/kernel';
import {
  accountSchemas,
  callSchemas,
  commandSchemas,
  errorCodes,
  LISTS,
  socketSchemas,
  statusOf,
} from '@gonfalon/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { configFrom } from '../../config/config.ts';
import { newPushKeys } from '../../notifications/vapid-keys.ts';
import { CLOSED } from '../../realtime/connection.ts';
import { site } from '../support/start-server.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const root = fileURLToPath(new URL('../../..', import.meta.url));
/** What the page calls its site and its table. */
const SITE = 'http://127.0.0.1:3000';
const TABLE = 'kNbTpW3xQ0aB5sYcR8dFeg';

function blocks(kind: string): string[] {
  return [...page.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  );
}

/** A program that is told lines and says lines. */
class Terminal {
  private readonly program: ChildProcessWithoutNullStreams;
  private readonly lines: Interface;
  private readonly said: string[] = [];
  private wake: () => void = () => undefined;

  constructor(command: string, folder: string, env: NodeJS.ProcessEnv) {
    this.program = spawn('bash', command === '' ? [] : ['-c', command], { cwd: folder, env, detached: true });
    this.program.stderr.on('data', (chunk) => this.hear(`on the error output: ${chunk}`));
    this.lines = createInterface({ input: this.program.stdout });
    this.lines.on('line', (line) => this.hear(line));
    this.program.on('error', (error) => this.hear(`there is no bash here: ${error.message}`));
    onTestFinished(() => {
      // With all that it started.
      if (this.program.exitCode === null && this.program.pid) process.kill(-this.program.pid);
    });
  }

  send(line: string): void {
    this.program.stdin.write(`${line}\n`);
  }

  async line(): Promise<string> {
    while (this.said.length === 0)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.said.shift() ?? '';
  }

  /** What a command of the shell says. */
  async run(command: string): Promise<string> {
    this.send(command);
    this.send('echo; echo that is all');
    const said: string[] = [];
    for (;;) {
      const line = await this.line();
      if (line === 'that is all') return said.join('\n').trim();
      said.push(line);
    }
  }

  private hear(line: string): void {
    this.said.push(line);
    this.wake();
  }
}

/** Whether a line is what the page says that it is, where … stands for anything. */
function isLike(line: string, wanted: string): boolean {
  const parts = wanted.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(line);
}

/** A folder in which the socket client of the page finds the package that it needs. */
function workshop(): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = mkdtempSync(join(dirname(dirname(resolve('ws/package.json'))), '.gonfalon-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'live.mjs'), blocks('js').join('\n'));
  mkdirSync(join(folder, 'bin'));
  copyFileSync(new URL('./curl-stand-in.mjs', import.meta.url), join(folder, 'bin', 'curl'));
  chmodSync(join(folder, 'bin', 'curl'), 0o755);
  return folder;
}

/** Reads the page's consoles line by line, and does what they say. */
class Reader {
  private readonly address: string;
  private readonly folder: string;
  private readonly env: NodeJS.ProcessEnv;
  private readonly shells: Readonly<Record<string, Terminal>>;
  private client: Terminal | undefined;
  private table = TABLE;
  /** Whether Bob is asked first, so that the names are exchanged. */
  private exchanged = false;
  private said = '';

  constructor(address: string, folder: string, path: string) {
    this.address = address;
    this.folder = folder;
    this.env = { ...process.env, PATH: path };
    this.shells = { ann: new Terminal('', folder, this.env), bob: new Terminal('', folder, this.env) };
  }

  async prepare(): Promise<void> {
    for (const shell of Object.values(this.shells)) {
      for (const functions of blocks('sh')) await shell.run(functions);
      await shell.run(`gonfalon() { node "${join(root, 'scripts', 'gonfalon.mjs')}" "$@"; }`);
    }
  }

  async read(line: string): Promise<void> {
    const [, who = '', command = ''] = /^(ann|bob)\$ (.*)$/.exec(line) ?? [];
    if (line.startsWith('> ')) this.client?.send(this.actual(line.slice(2)));
    else if (line.startsWith('< ')) this.compare(await this.client?.line(), line.slice(2), line);
    else if (who === '') await this.check(line);
    else this.said = await this.command(who, this.actual(command));
  }

  private async command(who: string, command: string): Promise<string> {
    const shell = this.shells[this.named(who)] as Terminal;
    const asNamed = command.replaceAll(/\b(ann|bob)(?=\.jar)/g, (name) => this.named(name));
    if (!asNamed.endsWith('node live.mjs')) return shell.run(asNamed);
    const own = { SITE: await shell.run('echo $SITE'), COOKIE: await shell.run('echo $COOKIE') };
    this.client = new Terminal(asNamed, this.folder, { ...this.env, ...own });
    return '';
  }

  private async check(wanted: string): Promise<void> {
    if (wanted.includes('"yourTurn":true') && this.said.includes('"yourTurn":false')) {
      this.exchanged = true;
      this.said = await this.command('ann', 'curl -s -b ann.jar $SITE/api/tables/$TABLE');
    }
    if (wanted.includes(TABLE)) this.table = JSON.parse(this.said).table.id;
    this.compare(this.said, wanted, this.said);
    this.said = '';
  }

  private compare(said: string | undefined, wanted: string, after: string): void {
    if (!isLike(said ?? '', this.actual(wanted))) expect(said, after).toBe(this.actual(wanted));
  }

  private actual(text: string): string {
    return text.replaceAll(SITE, this.address).replaceAll(TABLE, this.table);
  }

  private named(name: string): string {
    if (!this.exchanged) return name;
    return name === 'ann' ? 'bob' : 'ann';
  }
}

async function follow(consoles: readonly string[], path: (bin: string) => string): Promise<void> {
  const { address } = await site({ allowance: 1 });
  const folder = workshop();
  const reader = new Reader(address, folder, path(join(folder, 'bin')));
  await reader.prepare();
  for (const line of consoles.join('').trimEnd().split('\n')) await reader.read(line);
}

test('two people do what docs/protocol.md tells them, from the first guest to the file that verifies', async () => {
  const consoles = blocks('console');
  expect(consoles).toHaveLength(5);
  // Where there is no curl, its stand-in is the only one that is found.
  await follow(consoles, (bin) => `${process.env.PATH}${delimiter}${bin}`);
});

test('what stands in for curl does the same', async () => {
  await follow(blocks('console').slice(0, 3), (bin) => `${bin}${delimiter}${process.env.PATH}`);
});

describe('docs/protocol.md', () => {
  test('names every command with its fields', () => {
    const chapter = (title: string) => page.split('\n## ').find((text) => text.startsWith(title)) ?? '';
    const told = { Commands: commandSchemas, 'The socket': socketSchemas };
    for (const [title, schemas] of Object.entries(told)) {
      const rows = chapter(title).split('\n');
      for (const [name, schema] of Object.entries(schemas)) {
        const row = rows.find((line) => line.split('|')[1]?.includes(`\`${name}\``));
        expect(row, name).toBeDefined();
        const shapes = 'options' in schema ? schema.options : [schema];
        for (const { entries } of shapes)
          for (const field of Object.keys(entries)) expect(row).toContain(`\`${field}\``);
      }
    }
  });

  test('names the fields of every request about oneself', () => {
    const routes = ['POST /api/me', 'POST /api/account', 'POST /api/sign-in', 'POST /api/sign-out'];
    routes.push('POST /api/account/password', 'POST /api/account/delete');
    routes.push('POST /api/account/recovery', 'POST /api/recover', 'POST /api/recover/mail');
    const names = [
      'rename',
      'register',
      'signIn',
      'signOut',
      'password',
      'remove',
      'recovery',
      'recover',
      'recoverByMail',
    ] as const;
    expect(Object.keys(accountSchemas).sort()).toEqual([...names].sort());
    names.forEach((name, i) => {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${routes[i]}\``));
      for (const field of Object.keys(accountSchemas[name].entries))
        expect(row, name).toContain(`\`${field}\``);
    });
  });

  test('names the fields of every request about calls', () => {
    const routes: Readonly<Record<keyof typeof callSchemas, string>> = {
      addDevice: 'POST /api/calls/devices',
      removeDevice: 'POST /api/calls/devices/remove',
      setMail: 'POST /api/calls/mail',
      wantMail: 'POST /api/calls/mail/wish',
      removeMail: 'POST /api/calls/mail/remove',
    };
    for (const [name, { entries }] of Object.entries(callSchemas)) {
      const route = routes[name as keyof typeof callSchemas];
      const row = page.split('\n').find((line) => line.startsWith(`| \`${route}\``));
      expect(row, route).toBeDefined();
      for (const field of Object.keys(entries)) expect(row, name).toContain(`\`${field}\``);
    }
  });

  test('names every error with its status, every refusal of a table, every list and every close code', () => {
    for (const code of errorCodes) expect(page).toContain(`| \`${code}\` | ${statusOf(code)} |`);
    for (const rule of TABLE_RULES) expect(page).toContain(`\`${rule}\``);
    for (const list of LISTS) expect(page).toContain(`\`${list}\` (`);
    for (const code of Object.values(CLOSED)) expect(page).toContain(`| ${code} |`);
  });
});

describe('docs/operations.md', () => {
  const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

  test('names every setting', () => {
    const asked = new Set<string>();
    const { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY } = newPushKeys();
    // Some are asked for only beside others.
    const given = {
      PUSH_PUBLIC_KEY,
      PUSH_PRIVATE_KEY,
      PUSH_CONTACT: 'mailto:host@example.org',
      SMTP_URL: 'smtp://mail.example.org',
      MAIL_FROM: 'turns@example.org',
      PUBLIC_URL: 'https://play.example.org',
    };
    const env = new Proxy<Record<string, string>>(given, {
      get: (values, name) => {
        asked.add(String(name));
        return values[String(name)];
      },
    });
    const { push = {}, mail = {}, ...others } = configFrom(env, '/');
    const { site: _, ...ofMail } = { site: '', ...mail };
    expect(asked.size).toBe([push, ofMail, others].flatMap(Object.keys).length);
    for (const name of asked) expect(operations).toContain(`| \`${name}\` |`);
  });

  test('names everything that is counted', async () => {
    const names = (await metricsText()).matchAll(/^# HELP (gonfalon_\w+)/gm);
    const counted = [...names].map(([, name]) => name);
    expect(counted.length).toBeGreaterThan(4);
    for (const name of counted) expect(operations).toContain(`| \`${name}\` |`);
  });
});

async function metricsText(): Promise<string> {
  const { address } = await site({ metricsToken: 'open' });
  return (await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer open' } })).text();
}
