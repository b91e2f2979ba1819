import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '@talent/settings/environment';
import { createStandardSite } from '../gateway/testing/standard-site.ts';
import { commitRelease } from '../registry/registry.ts';
import { withTrust } from '../registry/release-store.ts';
import { testTrust } from '../registry/testing/test-trust.ts';
import { createS3Store } from '../store/s3/s3-store.ts';
import { startS3Server, type S3Server } from '../store/testing/s3-server.ts';
import { serveSite } from './serve-site.ts';
import { freePort } from '@talent/node/net/free-port';
import {
  fillBucket,
  replicaEnvironment,
  startReplica,
  type Replica,
} from './testing/start-replica.ts';

describe('two replicas on one bucket', () => {
  let server: S3Server;
  let replicas: Replica[];
  beforeAll(async () => {
    server = await startS3Server();
    const location = server.location('site');
    await fillBucket(location);
    replicas = await Promise.all([startReplica(location), startReplica(location)]);
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.kill();
    await server.close();
  });

  const ask = (path: string) => Promise.all(replicas.map(({ url }) => fetch(url + path)));
  const saying = (text: string) => Promise.all(replicas.map(({ said }) => said(text)));

  it('serve the same release, follow the next one, and go on without the bucket', async () => {
    const [page, samePage] = await ask('/');
    expect([page?.status, samePage?.status]).toEqual([200, 200]);
    expect(page?.headers.get('etag')).toBe(samePage?.headers.get('etag'));
    expect(await page?.text()).toContain('Home');
    for (const health of await ask('/healthz')) {
      expect(await health.json()).toMatchObject({ status: 'ok', revision: 1 });
    }

    // The same versions, which depend on their content alone.
    const { shell, marketing, admin } = (await createStandardSite()).apps;
    const withoutBlog = [shell, marketing, admin].map(({ name, version }) => [name, version]);
    const store = withTrust(createS3Store(server.location('site')), testTrust);
    await commitRelease(store, {
      channel: 'stable',
      action: 'promote',
      changed: [],
      expectedRevision: 1,
      at: new Date(),
      apps: Object.fromEntries(withoutBlog) as Record<string, string>,
    });
    await saying('"revision":2');
    for (const gone of await ask('/blog/first-post')) expect(gone.status).toBe(404);
    for (const kept of await ask('/')) expect(kept.status).toBe(200);

    await server.close();
    await saying('cannot be reached');
    for (const kept of await ask('/')) expect(kept.status).toBe(200);
  });

  it('end when they are told to', async () => {
    const { child } = replicas[0] ?? (await startReplica(server.location('site')));
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

describe('a gateway that cannot serve', () => {
  let server: S3Server;
  beforeAll(async () => void (server = await startS3Server()));
  afterAll(() => server.close());

  it.each([
    ['a backend', { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' }, 'SUPABASE_URL must be set'],
    ['the right bucket', { bucket: 'missing' }, 'does not exist'],
    ['the right key pair', { secretAccessKey: 'another' }, 'refuses access'],
  ])('says so at its start when it has not %s', async (_, changes, message) => {
    const location = { ...server.location('site'), ...changes };
    const variables = { ...replicaEnvironment(location, await freePort()), ...changes };
    const serving = serveSite(readEnvironment(variables), () => undefined);
    await expect(serving).rejects.toThrow(message);
  });

  it('starts without its bucket all the same when that does not answer', async () => {
    const location = { ...server.location('site'), endpoint: 'http://127.0.0.1:9' };
    const log: string[] = [];
    const variables = { ...replicaEnvironment(location, await freePort()), COMPOSER_URL: '' };
    const site = await serveSite(readEnvironment(variables), ({ message }) => log.push(message));
    expect((await fetch(site.url)).status).toBe(503);
    expect(log[0]).toContain('cannot be reached');
    expect(log[1]).toContain('pages grow old');
    await site.close();
  });
});
