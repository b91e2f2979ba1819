import type { Random } from '../fixtures/random.ts';

const TEXTS = [
  '',
  ' ',
  'null',
  'NULL',
  'true',
  'unknown',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '0',
  '-1',
  '1.5',
  '1e400',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999999999999999999',
  '0x1F',
  '1_000',
  '{}',
  '{1}',
  '{1,2,3}',
  '{"a","b"}',
  '{{1,2},{3}}',
  '{a,{b}}',
  '{',
  '}',
  '[]',
  '[1,2)',
  '(1,)',
  '[2,1]',
  '(,)',
  '[2020-01-01,2019-01-01)',
  'empty',
  '()',
  '(a,b',
  '((((((((((',
  ')',
  '(1,2,3)',
  '("a)b","c,d")',
  '(,,,)',
  '{"a":1}',
  '{"a":',
  '[1,[2,[3]]]',
  '"',
  '"a',
  '\\',
  '\\u0000',
  '\u0000',
  'a\u0000b',
  "'",
  "'; drop table jobs; --",
  "' or 1=1 --",
  '$1',
  '$$',
  '%',
  '%%%',
  '_',
  '*',
  '**',
  '.*',
  '(',
  '(a+)+$',
  '(x+x+)+y',
  '[',
  '[[:foo:]]',
  '\\1',
  'a{1,99999}',
  '(?<=a)',
  '&',
  'a & b',
  'a & & b',
  '!',
  'a <-> b',
  ':*',
  '(english)a',
  '(nolanguage).a',
  'infinity',
  'today',
  '2026-13-45',
  '2026-01-01T25:61:61Z',
  '294277-01-01',
  '-4714-01-01',
  '12:00',
  '1 year',
  'P1Y',
  '\u202e',
  '\ufffd',
  '\u{1f600}',
  'ÿ',
  'é',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\r\nx: y',
  '\t',
  'select',
  'user',
  'auth.uid()',
] as const;

/** Texts that some type, operator or parser may not expect. */
export function oddText(random: Random): string {
  const kind = random.below(20);
  if (kind === 0) return random.pick(['a', '(', '9', '{', 'é', '\\', '"']).repeat(3000);
  if (kind === 1) return '('.repeat(200) + ')'.repeat(200);
  if (kind === 2) return `${'{'.repeat(20)}1${'}'.repeat(20)}`;
  if (kind === 3) return `${'['.repeat(500)}${']'.repeat(500)}`;
  if (kind === 4) return random.uuid();
  if (kind === 5) return String(random.below(2 ** 31) - 2 ** 30);
  if (kind === 6) return bytes(random);
  return random.pick(TEXTS);
}

function bytes(random: Random): string {
  return String.fromCharCode(...random.several(1, 12, () => random.below(0x10000)));
}

/** A value of JSON that a column or an argument may not expect. */
export function oddJson(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 9);
  if (kind < 3) return oddText(random);
  if (kind === 3) return null;
  if (kind === 4) return random.chance(0.5);
  if (kind === 5) return random.pick([0, -1, 1.5, 2 ** 31, 2 ** 53, 2 ** 63, 1e300, -1e-300]);
  if (kind === 6) return random.several(0, 4, () => oddJson(random, depth + 1));
  if (kind === 7) return {};
  return Object.fromEntries(
    random.several(1, 3, () => [oddText(random).slice(0, 20), oddJson(random, depth + 1)]),
  );
}

/** A percent-encoded text; now and then left as it is, cut, or with escapes that are none. */
export function encoded(random: Random, text: string): string {
  const kind = random.below(12);
  // Bytes beyond ASCII are refused by the HTTP parser: few of them.
  const kept = random.chance(0.1) ? /[^\u0021-\u007e\u00a1-\u00ff]/g : /[^\u0021-\u007e]/g;
  if (kind === 0) return text.replaceAll(kept, '');
  if (kind === 1)
    return `${percent(text)}${random.pick(['%', '%zz', '%c3', '%ff%fe', '%ed%a0%80', '%00'])}`;
  return percent(text);
}

function percent(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
