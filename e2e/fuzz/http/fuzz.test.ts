import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askBoth, exchange } from './exchange.ts';
import { cutAt, streams } from './streams.ts';
import { createTwoServers, type TwoServers } from './two-servers.ts';

const totals = { connections: 0, answers: 0, refused: 0, quick: 0 };
let servers: TwoServers;
beforeAll(async () => {
  servers = await createTwoServers();
});
afterAll(() => servers.close());

/** Sends packets to the gateway and to Node alone, which have to do the same; gives what the gateway showed. */
async function send(...packets: string[]) {
  const { subject, reference } = await askBoth(servers, packets, totals);
  expect(subject).toEqual(reference);
  return subject.map(({ text, hasEnded, timeout }) => {
    const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
    return { statuses, hasEnded, timeout };
  });
}

const get = (...headers: string[]): string => ['GET / HTTP/1.1', ...headers, '', ''].join('\r\n');
const plain = get('Host: www.example.com');

it('answers generated requests as Node alone does', async () => {
  const isAlike = fc.asyncProperty(streams, async (packets) => void (await send(...packets)));
  await fc.assert(isAlike, { seed: 16, numRuns: 1000, endOnFailure: true });
  expect(servers.errors).toEqual([]);
  // A run without answers on the connection, or without refusals, would prove nothing.
  expect(totals.quick).toBeGreaterThan(150);
  expect(totals.refused).toBeGreaterThan(300);
});

it.each([
  get('Host: www.example.com', 'Accept-Encoding: gzip', 'Connection: keep-alive'),
  plain + plain,
  plain + get('Host: www.example.com', 'Connection: close'),
  `${get('Host: a', 'Content-Length: 3')}abc${plain}`,
  `${get('Host: a', 'Transfer-Encoding: chunked')}3\r\nabc\r\n0\r\n\r\n${plain}`,
  `POST /rest/v1/jobs HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc${plain}`,
  `${plain}GARBAGE\r\n\r\n`,
  get('Host: www.example.com', 'Host: other'),
  get('Host: www.example.com', 'Accept: a\r\n b'),
  'GET / HTTP/1.0\r\n\r\n',
])('answers %j as Node alone does, wherever it is cut', async (text) => {
  for (let place = 1; place < text.length; place += 1) await send(...cutAt(text, [place]));
  await send(...text);
});

it.each([
  ['is no name', 'a b<>'],
  ['is empty', ''],
  ['is no number of an IPv4 address', '256.256.256.256'],
  ['has a port beyond the last', 'www.example.com:65536'],
])('refuses a host that %s', async (_, host) => {
  expect((await send(get(`Host: ${host}`)))[0]).toMatchObject({ statuses: [400], hasEnded: false });
});

it.each([
  ['TRACE to the backend', 'TRACE /rest/v1/jobs HTTP/1.1\r\nHost: a\r\n\r\n', [405], false],
  ['a header of 60 KB', get('Host: a', `Accept: ${'a'.repeat(60_000)}`), [431], true],
  ['a request and the garbage after it in its packet', `${plain}GARBAGE\r\n\r\n`, [400], true],
  ['Proxy-Connection: close', get('Host: www.example.com', 'Proxy-Connection: close'), [200], true],
])(
  'answers %s once, and closes the connection where it has to',
  async (_, text, statuses, hasEnded) => {
    expect((await send(text))[0]).toMatchObject({ statuses, hasEnded });
    expect(servers.errors).toEqual([]);
  },
);

it('gives the head of a second request the keep-alive time, and its body all the time it needs', async () => {
  const head = await send(plain, 'GET / HTTP/1.1\r\nHo');
  expect(head[1]).toMatchObject({ statuses: [200], timeout: 6000 });
  const body = 'POST /rest/v1/jobs HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na';
  expect((await send(plain, body))[1]).toMatchObject({ statuses: [200], timeout: 0 });
});

it('answers a plain request without the parser', async () => {
  await exchange(servers.subject, [plain]);
  expect(await exchange(servers.subject, [plain])).toMatchObject({ parsed: 0 });
});
