import { createServer } from 'node:http';
import { listen } from '@talent/node/testing/listen';
import { expect, it } from 'vitest';
import { askBackend } from './ask-backend.ts';

async function backendOf(answer: (path: string) => [number, unknown]) {
  const server = createServer((request, response) => {
    const [status, body] = answer(request.url ?? '');
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  return { url: await listen(server), key: 'publishable' };
}

it('a hosted project answers for its functions, and staff functions count as there', async () => {
  const backend = await backendOf((path) =>
    path.endsWith('/contact')
      ? [405, {}]
      : path.endsWith('/link-checks')
        ? [404, { code: 'NOT_FOUND', message: 'There is no such function.' }]
        : [404, { code: 'NOT_FOUND', message: 'Requested function was not found' }],
  );
  const functions = ['contact', 'link-checks', 'hello'];
  const answer = await askBackend(backend, { functions, tables: [], rpcs: [] });
  expect(answer).toEqual({
    missing: { functions: ['hello'], tables: [], rpcs: [] },
    unknown: [],
  });
});

it.each([
  ['fails', 503],
  ['limits requests', 429],
  ['answers everything', 200],
])('a backend that %s is not guessed about', async (_, status) => {
  const backend = await backendOf(() => [status, {}]);
  const answer = await askBackend(backend, { functions: ['hello'], tables: ['notes'], rpcs: [] });
  expect(answer).toEqual({
    missing: { functions: [], tables: [], rpcs: [] },
    unknown: [
      'the backend does not tell which functions it has: hello may be missing',
      'the backend does not tell which tables it has: notes may be missing',
    ],
  });
});
