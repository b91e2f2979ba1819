import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findExpressions } from './testing/find-expressions.ts';
import { firstSlowText, suspects } from './testing/linear-search.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Code of servers that reads what strangers send. */
const SERVERS = [
  'backend',
  'platform/gateway',
  'platform/observe',
  'supabase/functions',
  ...['artifact', 'markdown', 'node', 'sdk'].map((name) => `shared/kit/${name}`),
  ...['api', 'data', 'jobs', 'mails'].map((name) => `shared/product/${name}`),
];

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SERVERS], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

it.each([/^(a+)+$/, /a[^]*b|a/, / +$/])('finds a text that makes %s slow', (expression) => {
  expect(firstSlowText(expression)).not.toBeNull();
});

it('lets no slow expression pass with all its texts', () => {
  const slow = [/a[^]*b|a/, / +$/].map((expression) => ({ expression }));
  expect(suspects(slow)).toEqual(slow);
});

it.each([/^a+$/, /"(?:[^"\\]|\\.?)*(?:"|$)/s, /a[^a]{0,60}b|a/])('lets %s pass', (expression) => {
  expect(firstSlowText(expression)).toBeNull();
});

it('every regular expression of a server searches any text in linear time', () => {
  const found = sources.flatMap((file) =>
    findExpressions(file, readFileSync(join(root, file), 'utf8')),
  );
  expect(found.length).toBeGreaterThan(300);
  const slow = suspects(found).flatMap(({ place, expression }) => {
    const text = firstSlowText(expression);
    return text === null ? [] : `${place} ${expression} ${JSON.stringify(text)}`;
  });
  expect(slow).toEqual([]);
});
