import { oddJson, oddText } from './odd-values.ts';
import type { Random } from '../fixtures/random.ts';

/** A body with the type that it says it has. */
export interface Body {
  type: string | null;
  bytes: Uint8Array;
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/csv',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=""',
  'application/octet-stream',
  'application/csp-report',
  'application/reports+json',
  'application/vnd.pgrst.object+json',
  'image/png',
  '*/*',
  'x',
  ';',
  'application/json, text/csv',
] as const;

const REPEATED = [
  '\\"',
  '\\',
  '"',
  '{"a":',
  '[',
  ' ',
  '\t',
  '\n',
  'a&',
  '&',
  '=',
  '%',
  '%25',
  ',',
  '"",',
  "'",
  '(',
  '--x\r\n',
  '\r\n',
  'a@',
  '.',
  '-',
  '0',
  '<',
  '\u00e9',
  '\u{1f600}',
  '\\u0000',
  '\\ud83d',
] as const;

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

/** A body of JSON. */
export function jsonBody(value: unknown): Body {
  return { type: 'application/json', bytes: text(JSON.stringify(value)) };
}

/** A body that is none of what an interface expects, or only nearly. */
export function oddBody(random: Random, names: readonly string[]): Body {
  const type = random.chance(0.5) ? 'application/json' : random.pick(TYPES);
  return { type: random.chance(0.05) ? null : type, bytes: oddBytes(random, names) };
}

function oddBytes(random: Random, names: readonly string[]): Uint8Array {
  const name = random.pickOr(names, 'id');
  const depth = 2000;
  switch (random.below(20)) {
    case 0:
      return text('');
    case 1:
      return text(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    case 2:
      return text(`${`{"${name}":`.repeat(depth)}1${'}'.repeat(depth)}`);
    case 3:
      return Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0xc3, 0x22, 0x3a, 0x31, 0x7d]);
    case 4:
      return text(`{"${name}":${'9'.repeat(400)}}`);
    case 5:
      return text(`{"${name}":1,"${name}":"two","${name}":null}`);
    case 6:
      return text(`${name},other\n1,2\n"3\n`);
    case 7:
      return text(`${name}\n${oddText(random)}\n`);
    case 8:
      return text(`${name}=${encodeURIComponent(oddText(random).toWellFormed())}&${name}=%zz&&=`);
    case 9:
      return text(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n--x--\r\n`);
    case 10:
      return text(`--x\r\nContent-Disposition: form-data; name="${name}`);
    case 11:
      return text(JSON.stringify(random.several(0, 3, () => oddJson(random))));
    case 12:
      return text(`{"${name}":"\\u0000"}`);
    case 13:
      return text(`{"${name}":"\\ud800"}`);
    case 14:
      return text(
        random.pick([
          'null',
          '1',
          '"x"',
          'true',
          '[null]',
          '[1]',
          '[[]]',
          '[{}]',
          '{}',
          '{"',
          'NaN',
        ]),
      );
    case 15:
      return text(`\ufeff{"${name}":1}`);
    case 16:
      return text(`{"${name}":"${'x'.repeat(200_000)}"}`);
    case 17:
    case 18: {
      // Almost the largest body of a stranger, of a part that makes a careless parser start again and again.
      const part = random.pick(REPEATED);
      return text(random.pick(['', '"', `{"${name}":"`]) + part.repeat(64_000 / part.length));
    }
    default:
      return Uint8Array.from(random.several(0, 64, () => random.below(256)));
  }
}
