import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from './exchange.ts';
import { fuzz } from './fuzz.ts';
import { createTwoServers, type TwoServers } from './two-servers.ts';

it('answers 3,000 generated requests as Node alone does, on TCP connections too', async () => {
  const { kinds, differences, errors } = await fuzz({ requests: 3000, overTcp: 400, seed: 16 });
  expect(differences).toEqual([]);
  expect(errors).toEqual([]);
  const counts = [...kinds.values()];
  expect(counts.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThanOrEqual(3000);
  // A run without answers on the connection, or without refusals, would prove nothing.
  expect(counts.reduce((sum, { quick }) => sum + quick, 0)).toBeGreaterThan(150);
  expect(counts.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(500);
});

const get = (...headers: string[]): string => ['GET / HTTP/1.1', ...headers, '', ''].join('\r\n');
const plain = get('Host: www.example.com');

describe('the gateway, as Node alone', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await createTwoServers();
    await exchange(servers.subject, { kind: '', requests: 1, packets: [Buffer.from(plain)] });
  });
  afterAll(() => servers.close());

  /** Status codes on one connection, and whether the server closed it first. */
  async function send(...texts: string[]) {
    const packets = texts.map((text) => Buffer.from(text, 'latin1'));
    const answers = [];
    for (const server of [servers.subject, servers.reference]) {
      const { seen } = await exchange(server, { kind: '', requests: texts.length, packets });
      const { text, hasEnded, timeout } = seen[seen.length - 2] ?? { text: '' };
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) =>
        Number(status),
      );
      answers.push({ statuses, hasEnded, timeout });
    }
    expect(answers[0]).toEqual(answers[1]);
    return answers[0];
  }

  it.each([
    ['is no name', 'a b<>'],
    ['is empty', ''],
    ['is no number of an IPv4 address', '256.256.256.256'],
    ['has a port beyond the last', 'www.example.com:65536'],
  ])('refuses a host that %s', async (_, host) => {
    expect(await send(get(`Host: ${host}`))).toMatchObject({ statuses: [400], hasEnded: false });
    expect(servers.errors).toEqual([]);
  });

  it('refuses TRACE to the backend and logs no error', async () => {
    const text = 'TRACE /rest/v1/jobs HTTP/1.1\r\nHost: www.example.com\r\n\r\n';
    expect(await send(text)).toMatchObject({ statuses: [405] });
    expect(servers.errors).toEqual([]);
  });

  it('refuses a header of 60 KB', async () => {
    expect(await send(get('Host: a', `Accept: ${'a'.repeat(60_000)}`))).toMatchObject({
      statuses: [431],
      hasEnded: true,
    });
  });

  it('closes the connection after Proxy-Connection: close', async () => {
    expect(await send(get('Host: www.example.com', 'Proxy-Connection: close'))).toMatchObject({
      statuses: [200],
      hasEnded: true,
    });
  });

  it('refuses a request together with the garbage after it in the same packet', async () => {
    expect(await send(`${plain}GARBAGE\r\n\r\n`)).toMatchObject({
      statuses: [400],
      hasEnded: true,
    });
  });

  it('gives the head of a second request the keep-alive time, and its body all the time it needs', async () => {
    expect(await send(plain, 'GET / HTTP/1.1\r\nHo')).toMatchObject({
      statuses: [200],
      timeout: 6000,
    });
    expect(
      await send(plain, `POST /rest/v1/jobs HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na`),
    )
      // The head is there: now it takes as long as it takes.
      .toMatchObject({ statuses: [200], timeout: 0 });
  });

  it('answers a plain request without the parser', async () => {
    const packets = [Buffer.from(plain)];
    expect(await exchange(servers.subject, { kind: '', requests: 1, packets })).toMatchObject({
      parsed: 0,
    });
  });
});
