import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '@talent/settings/environment';
import { startS3Server, type S3Server } from '../store/testing/s3-server.ts';
import { serveInProcesses } from './serve-processes.ts';
import { freePort } from '@talent/node/net/free-port';
import {
  fillBucket,
  replicaEnvironment,
  startReplica,
  type Replica,
} from './testing/start-replica.ts';

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

  /** Process numbers of those that answer. */
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

it('says that the processes need a secret to have pages composed by the first one', async () => {
  const location = {
    bucket: 'releases',
    prefix: 'site',
    endpoint: 'http://127.0.0.1:9',
    region: 'auto',
  };
  const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
  const variables = replicaEnvironment({ ...location, ...keys }, await freePort());
  const environment = readEnvironment({
    ...variables,
    ...{ GATEWAY_PROCESSES: '2', COMPOSER_URL: '', GATEWAY_SECRET: '' },
  });
  await expect(serveInProcesses(environment, () => undefined)).rejects.toThrow(
    'GATEWAY_SECRET must be set with GATEWAY_PROCESSES',
  );
});
