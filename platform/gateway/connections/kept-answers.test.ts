import { createServer } from 'node:http';
import { listen } from '@talent/node/testing/listen';
import { describe, expect, it } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';
import { request } from '../testing/raw-request.ts';

interface Site {
  epoch: object | null;
  ms: number;
  made: number;
}

type Answer = (site: Site) => { headers?: Record<string, string>; status?: number };

/** A server that numbers its answers; the test moves `site.epoch` and `site.ms`. */
async function serve(answer: Answer = () => ({})) {
  const site: Site = { epoch: {}, ms: 0, made: 0 };
  const answers = createKeptAnswers({
    epoch: () => site.epoch,
    make: () => Promise.reject(new Error('Only what is on the wire is made here.')),
    clock: () => site.ms,
  });
  const server = createServer((incoming, outgoing) => {
    if (answers.send(incoming, outgoing)) return;
    const make = async (): Promise<Response> => {
      const text = `${incoming.url} ${(site.made += 1)}`;
      const { headers = {}, status = 200 } = answer(site);
      const length = `${text.length}`;
      return new Response(text, {
        status,
        headers: { 'Cache-Control': 'no-cache', 'Content-Length': length, ETag: '"x"', ...headers },
      });
    };
    void answers.ask(incoming, make).then(async (sent) => {
      outgoing.writeHead(sent.status, [...sent.headers].flat());
      outgoing.end(Buffer.from(await sent.arrayBuffer()));
    });
  });
  const port = Number(new URL(await listen(server)).port);
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { status, headers: received, body } = await request(port, path, { method, headers });
    return { status, headers: received, text: body.toString() };
  };
  return { site, ask };
}

describe('kept answers', () => {
  it('are sent again completely, headers included', async () => {
    const { ask, site } = await serve();
    const first = await ask('/about');
    const second = await ask('/about');
    expect(second.text).toBe('/about 1');
    const { date: _first, ...firstHeaders } = first.headers;
    const { date: _second, ...secondHeaders } = second.headers;
    expect(secondHeaders).toEqual(firstHeaders);
    expect(site.made).toBe(1);
  });

  it('are separate for each address, encoding, use, and for browsers that get a policy or none', async () => {
    const { ask } = await serve();
    const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
    const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
    for (const [path, headers, expected] of [
      ['/a', {}, '/a 1'],
      ['/a?b', {}, '/a?b 2'],
      ['/a', { 'Accept-Encoding': 'gzip' }, '/a 3'],
      ['/a', { 'Sec-Fetch-Dest': 'document' }, '/a 4'],
      ['/a', { 'User-Agent': chromium }, '/a 1'],
      ['/a', { 'User-Agent': safari }, '/a 5'],
      ['/a', { 'User-Agent': safari }, '/a 5'],
      ['/a', { 'User-Agent': 'Firefox/153.0' }, '/a 1'],
      // Not confused where one header ends as another begins.
      ['/a', { 'Sec-Fetch-Dest': 'document gzip,', 'Accept-Encoding': 'br' }, '/a 6'],
      ['/a', { 'Sec-Fetch-Dest': 'document', 'Accept-Encoding': 'gzip, br' }, '/a 7'],
    ] as const) {
      expect((await ask(path, headers)).text, JSON.stringify(headers)).toBe(expected);
    }
  });

  it('end with their epoch, and after a second, so that stale pages are noticed; there are none without an epoch', async () => {
    const { ask, site } = await serve();
    await ask('/');
    site.epoch = {};
    expect((await ask('/')).text).toBe('/ 2');
    site.ms = 999;
    expect((await ask('/')).text).toBe('/ 2');
    site.ms = 1000;
    expect((await ask('/')).text).toBe('/ 3');
    site.epoch = null;
    expect((await ask('/')).text).toBe('/ 4');
    expect((await ask('/')).text).toBe('/ 5');
  });

  it('do not include answers made while the site changed', async () => {
    const { ask, site } = await serve((changing) => {
      changing.epoch = {};
      return {};
    });
    for (const _time of [1, 2]) await ask('/');
    expect(site.made).toBe(2);
  });

  it.each([
    ['with a cookie', '/', { Cookie: 'a=b' }, 'GET'],
    ['with a token', '/', { Authorization: 'Bearer a' }, 'GET'],
    ['with a copy of their own', '/', { 'If-None-Match': '"x"' }, 'GET'],
    ['that sends something', '/', {}, 'POST'],
    ['for the backend', '/rest/v1/jobs?select=id', {}, 'GET'],
    ['that is very long', `/?${'a'.repeat(1100)}`, {}, 'GET'],
    ['whose headers are very long', '/', { 'Accept-Encoding': `gzip${','.repeat(1100)}` }, 'GET'],
    ['at a host that may be none', '/', { Host: 'a b<>' }, 'GET'],
    ['that waits for a word', '/', { Expect: '100-continue' }, 'GET'],
  ])('are not used for a request %s', async (_, path, headers, method) => {
    const { ask, site } = await serve();
    for (const _time of [1, 2]) await ask(path, headers, method);
    expect(site.made).toBe(2);
  });

  it.each([
    ['private', { headers: { 'Cache-Control': 'private, no-cache' } }],
    ['not to be stored', { headers: { 'Cache-Control': 'no-store' } }],
    ['with a cookie', { headers: { 'Set-Cookie': 'talent_bucket=1' } }],
    ['of another status', { status: 404 }],
  ])('do not include an answer that is %s', async (_, answer) => {
    const { ask, site } = await serve(() => answer);
    for (const _time of [1, 2]) await ask('/');
    expect(site.made).toBe(2);
  });
});
