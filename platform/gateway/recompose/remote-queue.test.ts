import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { COMPOSE_PATH } from './compose-protocol.ts';
import type { GatewayOptions } from '../options.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { BLOG_REVALIDATE, createStandardSite } from '../testing/standard-site.ts';
import { startComposingGateway, watchedComposer } from '../testing/start-gateway.ts';

const POST = '/blog/first-post';
const secret = 'what gateways of one store share';

/** A composing host, and a gateway of the same store that cannot compose. */
async function setUp({ composerSecret = secret }: { composerSecret?: string | null } = {}) {
  const { clock, now, recompose } = watchedComposer();
  const site = await createStandardSite(now);
  const { shell, blog } = site.apps;
  recompose.mockImplementation(async () => {
    await site.compose(shell, blog, [{ path: POST, pattern: '/blog/:slug', text: 'Fresh post' }]);
  });
  async function start(options: Partial<GatewayOptions>) {
    const gateway = await startComposingGateway(site.store, { now, ...options });
    const settledVisit = async (path: string) => {
      const { text } = await gateway.request(path);
      await gateway.settled();
      return text;
    };
    return { ...gateway, settledVisit };
  }
  const composer = await start({ recompose, composerSecret });
  const edge = await start({ recompose: { url: composer.url, secret } });
  return { ...site, site, clock, recompose, composer, edge };
}

it('a gateway that cannot compose lets the composing host compose a stale page, once', async () => {
  const { clock, recompose, edge, apps } = await setUp();
  clock.time += BLOG_REVALIDATE * 1000 + 1;
  expect((await edge.request(POST)).text).toContain('First post');
  await edge.request(POST);
  await vi.waitFor(async () => expect((await edge.request(POST)).text).toContain('Fresh post'));
  const pair = { shell: apps.shell, app: apps.blog };
  expect(recompose.mock.calls).toMatchObject([[{ ...pair, paths: [POST], lookUpEntries: true }]]);
});

it('a gateway that cannot compose sends a page once in twenty seconds, however often it is requested', async () => {
  const { clock, recompose, edge } = await setUp();
  recompose.mockResolvedValue(undefined);
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const visit = () => edge.settledVisit(POST);
  clock.time += BLOG_REVALIDATE * 1000 + 1;
  await visit();
  await visit();
  clock.time += 19_999;
  await visit();
  expect(fetched).toHaveBeenCalledTimes(1);
  clock.time += 1;
  await visit();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('a gateway that cannot compose retries later when that host cannot be reached, and keeps the stored page', async () => {
  const { clock, recompose, edge } = await setUp({ composerSecret: null });
  clock.time += BLOG_REVALIDATE * 1000 + 1;
  const visit = () => edge.settledVisit(POST);
  const failures = () => edge.log.filter(({ level }) => level === 'error');
  await visit();
  expect(failures()).toMatchObject([{ app: 'mfe-blog', path: POST }]);
  clock.time += 999;
  await visit();
  expect(failures()).toHaveLength(1);
  clock.time += 20_000;
  expect(await visit()).toContain('First post');
  expect(failures()).toHaveLength(2);
  expect(recompose).not.toHaveBeenCalled();
});

describe('a new page, at a gateway that cannot compose', () => {
  const NEW = '/blog/new';

  it('is there at its first visit', async () => {
    const { site, composer, edge, recompose, apps } = await setUp();
    recompose.mockImplementation(() =>
      site.compose(apps.shell, apps.blog, [{ path: NEW, pattern: '/blog/:slug', text: 'New' }]),
    );
    expect((await edge.request(NEW)).status).toBe(200);
    expect((await composer.request(NEW)).status).toBe(200);
    expect(recompose).toHaveBeenCalledTimes(1);
    expect(recompose.mock.calls[0]?.[0]).toMatchObject({ paths: [NEW], onlyNewEntries: true });
  });

  it('is the not-found page where it does not exist', async () => {
    const { edge, recompose } = await setUp();
    recompose.mockResolvedValue(undefined);
    const unknown = fingerprint(await edge.request('/no-such-path'));
    expect(fingerprint(await edge.request(NEW))).toEqual(unknown);
    expect(edge.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is the not-found page while that host cannot be reached, which is tried again later', async () => {
    const { clock, edge } = await setUp({ composerSecret: null });
    const failures = () => edge.log.filter(({ level }) => level === 'error');
    expect((await edge.request(NEW)).status).toBe(404);
    expect(failures()).toMatchObject([{ app: 'mfe-blog', path: NEW }]);
    expect((await edge.request(NEW)).status).toBe(404);
    expect(failures()).toHaveLength(1);
    clock.time += 1000;
    expect((await edge.request(NEW)).status).toBe(404);
    expect(failures()).toHaveLength(2);
  });
});

describe('an order to compose', () => {
  async function order(
    composer: Awaited<ReturnType<typeof setUp>>['composer'],
    body: unknown,
    authorization = `Bearer ${secret}`,
  ) {
    return composer.request(COMPOSE_PATH, {
      method: 'POST',
      headers: { Authorization: authorization },
      body: JSON.stringify(body),
    });
  }

  it('is answered when the pages are in the store, or with the reason of the failure', async () => {
    const { apps, composer, recompose } = await setUp();
    const pair = { shell: apps.shell.version, app: 'mfe-blog', version: apps.blog.version };
    const now = { when: 'now', ...pair, paths: [POST] };
    expect((await order(composer, now)).status).toBe(204);
    recompose.mockRejectedValue(new Error('the loader broke\n    at stack.ts:1:1'));
    const failed = await order(composer, now);
    expect(failed.status).toBe(503);
    expect(JSON.parse(failed.text)).toEqual({
      code: 'not-composed',
      message: 'the loader broke',
    });
  });

  it('without the secret, or to a host that composes for nobody, gets the not-found page', async () => {
    for (const [authorization, composerSecret] of [
      ['', secret],
      ['Bearer guessed', secret],
      ['Bearer null', null],
    ] as const) {
      const { composer, recompose } = await setUp({ composerSecret });
      const unknown = fingerprint(await composer.request('/no-such-path', { method: 'POST' }));
      const answer = await order(composer, { when: 'now' }, authorization);
      expect(fingerprint(answer), authorization).toEqual(unknown);
      expect(fingerprint(await composer.request(COMPOSE_PATH))).toEqual(
        fingerprint(await composer.request('/no-such-path')),
      );
      expect(recompose).not.toHaveBeenCalled();
    }
  });

  it('of nothing, or of an unknown pair, is refused', async () => {
    const { composer, recompose } = await setUp();
    const version = '1.0.0-0123456789';
    const unknown = { when: 'now', shell: version, app: 'mfe-blog', version, paths: [POST] };
    for (const body of ['', unknown]) expect((await order(composer, body)).status).toBe(422);
    expect(recompose).not.toHaveBeenCalled();
  });
});
