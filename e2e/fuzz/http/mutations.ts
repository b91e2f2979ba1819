import { HOSTS, TARGETS } from './odd-addresses.ts';
import { BODIES, FRAMING, METHODS, NAMES, ODD, VALUES, VERSIONS } from './odd-values.ts';
import { line, type Draft, type HeaderLine } from './plain-parts.ts';
import type { Random } from '../../fixtures/random.ts';

type Mutation = (draft: Draft, random: Random) => void;

/** Inserts an odd byte at a random position, or replaces a byte with it. */
function withOddByte(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(ODD) + text.slice(at + random.below(2));
}

function someHeader(draft: Draft, random: Random): HeaderLine {
  const at = random.below(draft.headers.length);
  return draft.headers[at] ?? line('X-None', '');
}

function insert(draft: Draft, header: HeaderLine, random: Random): void {
  draft.headers.splice(random.below(draft.headers.length + 1), 0, { ...header });
}

/** Mutations by their name in the report. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  method: (draft, random) => void (draft.method = random.pick(METHODS)),
  target: (draft, random) => void (draft.target = random.pick(TARGETS)),
  'byte in the target': (draft, random) => void (draft.target = withOddByte(draft.target, random)),
  'long target': (draft, random) => {
    const bytes = random.pick([900, 1100, 4000, 8100, 16_000, 16_500, 70_000]);
    draft.target = `/?${'a'.repeat(bytes + random.below(40))}`;
  },
  version: (draft, random) => void (draft.version = random.pick(VERSIONS)),
  'spaces of the request line': (draft, random) => {
    draft.spaces[random.below(2)] = random.pick(['', '  ', '\t', ' \t', '\x0b', '\r', '\n', '\0']);
  },
  'line end': (draft, random) => {
    const end = random.pick([
      '\n',
      '\r',
      '\r\r\n',
      '\n\r',
      '',
      ' \r\n',
      '\r\n\r\n',
      '\r\n ',
      '\0\r\n',
    ]);
    const where = random.below(3);
    if (where === 0) draft.lineEnd = end;
    else if (where === 1) draft.headEnd = end;
    else someHeader(draft, random).end = end;
  },
  'bytes before': (draft, random) => {
    draft.prefix = random.pick(['\r\n', '\n', '\r\n\r\n', ' ', '\0', '\r', '\xef\xbb\xbf', 'x']);
  },
  host: (draft, random) => {
    const value = random.pick(HOSTS);
    for (const header of draft.headers) if (/^host$/i.test(header.name)) header.value = value;
  },
  'no host': (draft) => {
    draft.headers = draft.headers.filter(({ name }) => !/^host$/i.test(name));
  },
  'framing header': (draft, random) => insert(draft, random.pick(FRAMING), random),
  'header twice': (draft, random) => {
    const { name } = random.chance(0.5) ? someHeader(draft, random) : { name: random.pick(NAMES) };
    insert(draft, line(name, random.pick(VALUES)), random);
    insert(draft, line(name.toLowerCase(), random.pick(VALUES)), random);
  },
  'header value': (draft, random) => {
    insert(draft, line(random.pick(NAMES), random.pick(VALUES)), random);
  },
  'byte in a header': (draft, random) => {
    const header = someHeader(draft, random);
    if (random.chance(0.5)) header.name = withOddByte(header.name, random);
    else header.value = withOddByte(header.value, random);
  },
  'space around a colon': (draft, random) => {
    someHeader(draft, random).colon = random.pick([
      ':',
      ' : ',
      ' :',
      '\t:',
      ':\t',
      ':  ',
      '',
      ' ',
      ':\0',
      '::',
    ]);
  },
  'folded header': (draft, random) => {
    const header = someHeader(draft, random);
    header.value += random.pick(['\r\n a', '\r\n\ta', '\n a', '\r\n ', '\r\n  \r\n', '\r a']);
  },
  'long header': (draft, random) => {
    const bytes = random.pick([3900, 4100, 7900, 8200, 16_000, 16_300, 16_384, 60_000]);
    const name = random.pick(['X-Long', 'Accept', 'Accept-Encoding', 'Sec-Fetch-Dest', 'Referer']);
    insert(
      draft,
      line(name, random.pick(['a', ' ', ',']).repeat(bytes + random.below(90))),
      random,
    );
  },
  'many headers': (draft, random) => {
    const count = random.pick([30, 60, 99, 101, 500, 999, 1001, 1999, 2001]);
    for (let at = 0; at < count; at += 1) draft.headers.push(line(`x${at}`, ''));
    if (random.chance(0.5)) draft.headers.push(line('Cookie', 'a=b'));
  },
  body: (draft, random) => {
    draft.body = random.pick(BODIES);
    if (random.chance(0.6)) draft.method = random.pick(['GET', 'POST', 'HEAD', 'PUT', 'DELETE']);
    if (random.chance(0.4)) insert(draft, line('Content-Length', `${draft.body.length}`), random);
    else if (random.chance(0.5)) insert(draft, line('Transfer-Encoding', 'chunked'), random);
  },
};

export const MUTATION_NAMES = Object.keys(MUTATIONS);
