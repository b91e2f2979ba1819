import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '@talent/settings/environment';
import { withTrust } from '../registry/release-store.ts';
import { testTrust } from '../registry/testing/test-trust.ts';
import { retire } from '../release/retire.ts';
import { createS3Store } from '../store/s3/s3-store.ts';
import { startS3Server, type S3Server } from '../store/testing/s3-server.ts';
import { serveInProcesses } from './serve-processes.ts';
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

    const store = withTrust(createS3Store(server.location('site')), testTrust);
    await retire(store, 'stable', 'mfe-blog');
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

const TOKEN = 'a-metrics-token-of-the-tests-long-enough';

describe('a gateway of two processes', () => {
  let server: S3Server;
  let gateway: Replica;
  beforeAll(async () => {
    server = await startS3Server();
    const location = server.location('site');
    await fillBucket(location);
    const variables = { GATEWAY_PROCESSES: '2', COMPOSER_URL: '', METRICS_TOKEN: TOKEN };
    gateway = await startReplica(location, undefined, undefined, variables);
  });
  afterAll(async () => {
    await gateway.kill();
    await server.close();
  });

  async function processes(): Promise<number[]> {
    const { pid = 0 } = gateway.child;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  }

  it('answers for both of them about metrics, whichever is asked', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    const ask = (path: string) =>
      fetch(gateway.url + path, { headers: { ...headers, Connection: 'close' } });
    for (let count = 0; count < 10; count += 1) await (await ask('/nowhere')).text();
    const name = 'site_http_request_duration_seconds_count{route="page",status="4xx"}';
    for (let count = 0; count < 4; count += 1) {
      const response = await ask('/_platform/metrics');
      expect(response.status).toBe(200);
      const text = await response.text();
      const line = text.split('\n').find((each) => each.startsWith(`${name} `));
      expect(line).toBe(`${name} 10`);
      expect(text).toContain('site_backend_up 0');
    }
    expect((await fetch(`${gateway.url}/_platform/metrics`)).status).toBe(404);
  });

  it('goes on answering when one of them is killed, and has two again', async () => {
    const [first = 0, ...others] = await processes();
    expect(others).toHaveLength(1);
    process.kill(first, 'SIGKILL');
    await gateway.said('another one starts');
    expect((await fetch(gateway.url)).status).toBe(200);
    await expect.poll(processes).toHaveLength(2);
    expect(await processes()).not.toContain(first);
  });

  it('ends with all of them when it is told to', async () => {
    const all = await processes();
    const ended = once(gateway.child, 'exit');
    gateway.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(fetch(gateway.url)).rejects.toThrow();
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

  it('says that several processes need a secret to have pages composed by the first one', async () => {
    const environment = readEnvironment({
      ...replicaEnvironment(server.location('site'), await freePort()),
      ...{ GATEWAY_PROCESSES: '2', COMPOSER_URL: '', GATEWAY_SECRET: '' },
    });
    await expect(serveInProcesses(environment, () => undefined)).rejects.toThrow(
      'GATEWAY_SECRET must be set with GATEWAY_PROCESSES',
    );
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
