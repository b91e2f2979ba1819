import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@talent/node/testing/listen';
import { expect, it } from 'vitest';
import { commandSite } from '../testing/command-site.ts';
import { errorGroup as group } from '../testing/error-group.ts';
import { askErrors } from './errors-command.ts';

const secret = 'a gateway secret of the tests, long enough';

const site = commandSite(({ build }) => build({ name: 'mfe-blog', patterns: ['/blog'] }));

async function startBackend(answer: unknown) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push([request.url, JSON.parse(body)]);
      const isKnown = request.headers.authorization === `Bearer ${secret}`;
      response.writeHead(isKnown ? 200 : 404);
      response.end(isKnown ? JSON.stringify(answer) : '{}');
    });
  });
  return { url: await listen(server), asked };
}

it('lists the errors of an app with owner and release, for people and for programs', async () => {
  const { url, asked } = await startBackend({ groups: [group] });
  const errors = (app: string | null) => askErrors({ url, key: 'key', secret }, app);
  const { out, code } = await site.run('errors mfe-blog', { errors });
  expect(code).toBe(0);
  expect(out).toContain('boom [2J (mfe-blog/post.js)');
  expect(out).toMatch(/@talent-site\/blog +1\.0\.0-0123456789 +3 +12 +2026-11-27 10:00/);
  expect(JSON.parse((await site.run('errors --json', { errors })).out)).toEqual([group]);
  expect(asked).toEqual([
    ['/functions/v1/error-reports', { list: { app: 'mfe-blog' } }],
    ['/functions/v1/error-reports', { list: { app: null } }],
  ]);
});

it('says that there may be older ones or none', async () => {
  const listed = async (length: number) =>
    (await site.run('errors', { errors: async () => Array.from({ length }, () => group) })).out;
  expect(await listed(200)).toMatch(/The newest 200 are listed; there may be older ones\.\n$/);
  expect(await listed(199)).not.toContain('older ones');
  const errors = async () => [];
  expect((await site.run('errors mfe-blog', { errors })).out).toBe(
    'No errors of mfe-blog that are not resolved.\n',
  );
  expect((await site.run('errors', { errors })).out).toBe('No errors that are not resolved.\n');
});

it.each([
  ['another secret', { groups: [] }, 'guessed', /GATEWAY_SECRET/],
  ['an answer of another form', { groups: [{ id: 1 }] }, secret, /answered 200 without errors/],
])('%s is told with what to do', async (_name, answer, given, message) => {
  const { url } = await startBackend(answer);
  const errors = (app: string | null) => askErrors({ url, key: 'key', secret: given }, app);
  const { code, trouble } = await site.run('errors', { errors });
  expect(code).toBe(1);
  expect(trouble).toMatch(message);
});
