#!/usr/bin/env node
// As much of curl as docs/protocol.md uses, for machines that have none.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    cookie: { type: 'string', short: 'b' },
    'cookie-jar': { type: 'string', short: 'c' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    request: { type: 'string', short: 'X' },
    output: { type: 'string', short: 'o' },
  },
});

const headers = values.header.map((line) => line.split(/:\s*/, 2));
const cookie = cookieFrom(values.cookie);
const response = await fetch(positionals[0], {
  method: values.request ?? (values.data === undefined ? 'GET' : 'POST'),
  headers: [...headers, ...(cookie ? [['cookie', cookie]] : [])],
  body: values.data,
});
const [given] = response.headers.getSetCookie();
if (values['cookie-jar'] && given) keep(given, values['cookie-jar']);
const text = await response.text();
if (values.output) writeFileSync(values.output, text);
else process.stdout.write(text);

function cookieFrom(jar) {
  try {
    const line = readFileSync(jar, 'utf8').trim().split('\n').at(-1);
    return line.split('\t').slice(5).join('=');
  } catch {
    return undefined;
  }
}

function keep(header, jar) {
  const [pair] = header.split(';');
  const at = pair.indexOf('=');
  const fields = ['#HttpOnly_127.0.0.1', 'FALSE', '/', 'FALSE', '0', pair.slice(0, at), pair.slice(at + 1)];
  writeFileSync(jar, `${fields.join('\t')}\n`);
}
