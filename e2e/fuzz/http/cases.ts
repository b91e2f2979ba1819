import { MUTATIONS, MUTATION_NAMES } from './mutations.ts';
import { HOST, plainDraft, textOf } from './plain-parts.ts';
import { createRandom, type Random } from '../../fixtures/random.ts';

/** The bytes of a client on one connection. */
export interface FuzzCase {
  kind: string;
  /** Number of intended requests, odd ones included. */
  requests: number;
  /** Each is sent after both servers have answered the previous ones. */
  packets: Buffer[];
}

/** A case of a run: one to four requests, most of them plain, in one packet or in several. */
export function caseOf(seed: number, index: number): FuzzCase {
  const random = createRandom(seed, index);
  const texts: string[] = [];
  const kinds: string[] = [];
  for (let count = random.pick([1, 1, 1, 2, 2, 3, 4]); count > 0; count -= 1) {
    const draft = plainDraft(random);
    for (let odd = random.pick([0, 0, 0, 1, 1, 1, 2, 3]); odd > 0; odd -= 1) {
      const kind = random.pick(MUTATION_NAMES);
      kinds.push(kind);
      MUTATIONS[kind]?.(draft, random);
    }
    texts.push(textOf(draft));
  }
  const { sending, packets } = packetsOf(texts, random);
  const odd = kinds.length > 1 ? 'several of them' : (kinds[0] ?? sending);
  return { kind: odd, requests: texts.length, packets };
}

function packetsOf(texts: string[], random: Random): { sending: string; packets: Buffer[] } {
  const sending = random.below(100);
  const whole = texts.join('');
  if (sending < 70 || whole.length < 2) {
    return { sending: 'plain, one after the other', packets: texts.map(bytesOf) };
  }
  if (sending < 82) return { sending: 'plain, in one packet', packets: [bytesOf(whole)] };
  const most = Math.min(8, whole.length - 1);
  const cuts = new Set<number>();
  for (let count = 1 + random.below(most); count > 0; count -= 1) {
    cuts.add(1 + random.below(whole.length - 1));
  }
  return {
    sending: 'plain, in pieces',
    packets: cutAt(
      whole,
      [...cuts].toSorted((a, b) => a - b),
    ),
  };
}

function cutAt(text: string, cuts: readonly number[]): Buffer[] {
  return [0, ...cuts].map((from, at) => bytesOf(text.slice(from, cuts[at])));
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

const get = (...headers: string[]): string =>
  ['GET / HTTP/1.1', `Host: ${HOST}`, ...headers, '', ''].join('\r\n');

/** Streams that are split at each byte. */
const CUT = [
  get('Accept-Encoding: gzip', 'Connection: keep-alive'),
  get() + get(),
  get() + get('Connection: close'),
  get('Content-Length: 3') + 'abc' + get(),
  get('Transfer-Encoding: chunked') + '3\r\nabc\r\n0\r\n\r\n' + get(),
  `POST /rest/v1/jobs HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 3\r\n\r\nabc` + get(),
  get() + 'GARBAGE\r\n\r\n',
  get('Host: other'),
  get('Accept: a\r\n b'),
  'GET / HTTP/1.0\r\n\r\n',
];

/** Some streams in every split into two packets, and byte by byte. */
export function cutCases(): FuzzCase[] {
  const cases: FuzzCase[] = [];
  for (const text of CUT) {
    const facts = { kind: 'cut at every byte', requests: text.split(' HTTP/1.').length - 1 };
    for (let at = 1; at < text.length; at += 1)
      cases.push({ ...facts, packets: cutAt(text, [at]) });
    const all = Array.from({ length: text.length - 1 }, (_, at) => at + 1);
    cases.push({ ...facts, packets: cutAt(text, all) });
  }
  return cases;
}
