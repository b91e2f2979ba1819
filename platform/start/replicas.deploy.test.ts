import { execFile, execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { startS3Server, type S3Server } from '../store/testing/s3-server.ts';
import { freePort } from '@talent/node/net/free-port';
import { fillBucket, startReplica, type Replica } from './testing/start-replica.ts';

const run = promisify(execFile);
const CONFIGURATION = join(REPOSITORY_ROOT, 'deploy/replicas/talent-site.conf');
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

describe.skipIf(!hasNginx)('nginx before three gateways on one bucket', () => {
  let root: string;
  let server: S3Server;
  let first: Replica;
  const others: Replica[] = [];
  let nginx: ChildProcess;
  let port: number;
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'replicas-'));
    server = await startS3Server();
    await fillBucket(server.location('site'));
    const location = server.location('site');
    first = await startReplica(location);
    others.push(await startReplica(location), await startReplica(location));
    port = await freePort();
    const main = await configure();
    execFileSync('nginx', ['-t', '-q', '-p', root, '-c', main]);
    nginx = spawn('nginx', ['-p', root, '-c', main, '-g', 'daemon off;'], { stdio: 'inherit' });
    while ((await ask('/healthz').catch(() => 0)) !== 200);
  });
  afterAll(async () => {
    agent.destroy();
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    for (const replica of [first, ...others]) await replica.kill();
    await server.close();
    await rm(root, { recursive: true });
  });

  /** The configuration as it is, but for addresses and the certificate. */
  async function configure(): Promise<string> {
    const [key, certificate] = [join(root, 'key.pem'), join(root, 'certificate.pem')];
    const subject = ['-subj', '/CN=www.example.com', '-days', '1'];
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      ...subject,
      '-keyout',
      key,
      '-out',
      certificate,
    ]);
    const plain = await freePort();
    const hosts = [first, ...others].map((replica) => `127.0.0.1:${replica.port}`).values();
    const site = (await readFile(CONFIGURATION, 'utf8'))
      .replace(/10\.0\.0\.1\d:3000/g, () => hosts.next().value ?? '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('/etc/ssl/talent-site/fullchain.pem', certificate)
      .replace('/etc/ssl/talent-site/privkey.pem', key);
    await writeFile(join(root, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(root, name)};`)
      .join('\n');
    const main = join(root, 'nginx.conf');
    await writeFile(
      main,
      `pid ${join(root, 'nginx.pid')};\nerror_log ${join(root, 'error.log')};\nevents {}\n` +
        `http {\naccess_log off;\n${temporary}\ninclude ${join(root, 'site.conf')};\n}\n`,
    );
    return main;
  }

  function ask(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { host: 'www.example.com' };
      request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      })
        .once('error', reject)
        .end();
    });
  }

  it('answers every request while a gateway is killed and comes back', async () => {
    let isOver = false;
    const statuses = new Map<number, number>();
    const visitors = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const status = await ask('/');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    const answered = async (more: number): Promise<void> => {
      const enough = (statuses.get(200) ?? 0) + more;
      while ((statuses.get(200) ?? 0) < enough && statuses.size === 1) await ask('/');
    };
    await ask('/');
    for (let count = 0; count < 3; count++) {
      await answered(100);
      await first.kill();
      await answered(100);
      first = await startReplica(server.location('site'), undefined, first.port);
    }
    await answered(100);
    isOver = true;
    await Promise.all(visitors);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(700);
  });
});
