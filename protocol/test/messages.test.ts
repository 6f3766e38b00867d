import { LANGUAGES, TABLE_RULES } from '@gonfalon/kernel';
import { errorCodes, faults, messages, statusOf, tableRules } from '@gonfalon/protocol';
import { describe, expect, test } from 'vitest';

/** Enough for every message to have something to fill in. */
const params = { what: 'it is not JSON', seconds: 5, most: 20, reason: 'Rude words.', until: 0 };

describe.each(LANGUAGES)('the messages in %s', (language) => {
  test.each(errorCodes)('%s is a sentence with nothing left out', (code) => {
    const say: (params: never) => string = messages[language][code];
    const sentence = say(params as never);
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toContain('undefined');
    // Where French has a space there, a line must not end at it.
    expect(sentence).not.toMatch(/ [:;!?»]/);
  });

  test.each(TABLE_RULES)('%s is a sentence with nothing left out', (rule) => {
    const sentence = tableRules[language][rule]({ number: 7 });
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toContain('undefined');
  });

  test('what is wrong with a field is told with its name, and with what belongs there', () => {
    const { missing, unknown, wrong } = faults[language];
    const fault = { field: 'name', expected: '>=8' };
    for (const told of [missing(fault), unknown(fault), wrong(fault)]) expect(told).toContain('name');
    expect(wrong(fault)).toContain('>=8');
    expect(wrong({ field: 'name', expected: '' })).not.toMatch(/\(/);
  });
});

test('seconds are counted as people count them', () => {
  const { en, fr } = messages;
  expect(en['request.too-many']({ seconds: 1 })).toContain('1 second.');
  expect(en['request.too-many']({ seconds: 2 })).toContain('2 seconds.');
  expect(fr['request.too-many']({ seconds: 1 })).toContain('1 seconde.');
  expect(fr['request.too-many']({ seconds: 2 })).toContain('2 secondes.');
});

test('no two errors of a language read the same', () => {
  for (const language of LANGUAGES) {
    const all = errorCodes.map((code) => {
      const say: (params: never) => string = messages[language][code];
      return say(params as never);
    });
    expect(new Set(all).size).toBe(all.length);
  }
});

test('a status tells whose fault it is', () => {
  expect(statusOf('request.malformed')).toBe(400);
  expect(statusOf('table.bad-options')).toBe(400);
  expect(statusOf('identity.wrong')).toBe(401);
  expect(statusOf('request.origin')).toBe(403);
  expect(statusOf('table.unknown')).toBe(404);
  expect(statusOf('identity.name-taken')).toBe(409);
  expect(statusOf('table.refused')).toBe(409);
  expect(statusOf('request.too-large')).toBe(413);
  expect(statusOf('request.too-many')).toBe(429);
  expect(statusOf('server.broken')).toBe(500);
  expect(statusOf('server.unavailable')).toBe(503);
  for (const code of errorCodes) expect(statusOf(code)).toBeGreaterThanOrEqual(400);
});
