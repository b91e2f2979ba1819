import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { startS3Server, type S3Server } from '../store/testing/s3-server.ts';
import { fillBucket, startReplica } from './testing/start-replica.ts';

const run = promisify(execFile);
const CONTAINERFILE = join(REPOSITORY_ROOT, 'deploy/container/Containerfile');

let root: string;
let server: S3Server;
let text: string;
beforeAll(async () => {
  text = await readFile(CONTAINERFILE, 'utf8');
  root = await mkdtemp(join(tmpdir(), 'container-'));
  server = await startS3Server();
  await fillBucket(server.location('site'));
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

it(
  'brings all that a gateway needs, and is healthy when it serves',
  { timeout: 240_000 },
  async () => {
    const isExcluded = await readExclusions();
    let stage = '';
    let folder = '';
    // Each instruction is one line.
    for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
      const [keyword = '', ...parts] = line.split(' ');
      switch (keyword) {
        case 'FROM':
          stage = parts[2] ?? 'final';
          break;
        case 'WORKDIR':
          folder = join(root, stage, parts[0] ?? '');
          break;
        case 'COPY':
          await copy(parts, { folder, stages: root, isExcluded });
          break;
        case 'RUN':
          await run('bash', ['-c', parts.join(' ')], { cwd: folder });
          break;
        default:
          expect(['ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']).toContain(keyword);
      }
    }

    const replica = await startReplica(server.location('site'), folder);
    try {
      const response = await fetch(`${replica.url}/`);
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('Home'),
      ]);
      expect(await healthcheck(replica.port)).toBe(0);
    } finally {
      await replica.kill();
    }
    expect(await healthcheck(replica.port)).toBe(1);
  },
);

it('starts what the test has started', () => {
  expect(jsonOf('CMD')).toEqual(['node', 'platform/start/serve.ts']);
});

async function copy(
  parts: readonly string[],
  at: { folder: string; stages: string; isExcluded: (path: string) => boolean },
): Promise<void> {
  const from = /^--from=(\w+)/.exec(parts[0] ?? '')?.[1];
  const [target = '', ...sources] = parts.filter((part) => !part.startsWith('--')).reverse();
  for (const source of sources) {
    const origin =
      from === undefined ? join(REPOSITORY_ROOT, source) : join(at.stages, from, source);
    // A file is copied into the folder, a folder's content into it.
    const isFile = from === undefined && target === './';
    await cp(origin, join(at.folder, isFile ? source : target), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => from !== undefined || !at.isExcluded(relative(REPOSITORY_ROOT, path)),
    });
  }
}

async function readExclusions(): Promise<(path: string) => boolean> {
  const lines = (await readFile(`${CONTAINERFILE}.dockerignore`, 'utf8')).trim().split('\n');
  const included = lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const excluded = lines
    .filter((line) => line.startsWith('**/'))
    .map(
      (line) => new RegExp(`(^|/)${line.slice(3).replaceAll('.', '\\.').replace('*', '[^/]*')}$`),
    );
  return (path) => {
    const isIn = included.some((one) => path === one || path.startsWith(`${one}/`));
    return !isIn || excluded.some((pattern) => pattern.test(path));
  };
}

function jsonOf(keyword: string): string[] {
  const line = new RegExp(`^${keyword} .*?(\\[.*\\])$`, 'm').exec(text)?.[1] ?? '[]';
  return JSON.parse(line) as string[];
}

async function healthcheck(port: number): Promise<number> {
  const [, ...parameters] = jsonOf('HEALTHCHECK');
  const child = spawn(process.execPath, parameters, { env: { PORT: String(port) } });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}
