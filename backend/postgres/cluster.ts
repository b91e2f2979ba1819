import { KnownError } from '@talent/node/terminal/known-error';
import { spawn } from 'node:child_process';
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerFolder, ServerUser } from './server-folder.ts';

/** The embedded PostgreSQL server did not start; the message holds its output. */
export function postgresStartError(
  folder: string,
  reason: string,
  options?: ErrorOptions,
): KnownError {
  return new KnownError(
    'POSTGRES_NOT_STARTED',
    `The database in ${folder} did not start: ${reason.trim()}\n` +
      'Nothing was changed. docs/operating.md says what to do ("The database").',
    options,
  );
}

/** Role that owns everything inside the database. */
export const DATABASE_OWNER = 'postgres';

/** Folder of the cluster, below the server's. */
export const CLUSTER = 'cluster';

/** Children do not inherit this process's environment, which may hold secrets; on Windows no program starts without it. */
export const CHILD_ENVIRONMENT = process.platform === 'win32' ? {} : { env: { LC_ALL: 'C' } };

export interface ClusterOptions {
  /** Path of the server's folder, for messages and this process. */
  path: string;
  folder: ServerFolder;
  binaries: string;
  user: ServerUser | null;
  password: string;
}

/**
 * Makes the files of a new server: checksums on every page, UTF-8, and a password for every connection. Does nothing where they
 * exist.
 * @throws `POSTGRES_NOT_STARTED`
 */
export async function makeCluster(options: ClusterOptions): Promise<void> {
  const { path, folder, user, password } = options;
  if (existsSync(join(path, CLUSTER, 'PG_VERSION'))) return;
  // An earlier start was killed before it had finished them.
  rmSync(join(path, CLUSTER), { recursive: true, force: true });
  const passwordFile = join(path, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user !== null) chownSync(passwordFile, user.uid, user.gid);
  try {
    await runAsServer({ ...options, program: 'initdb' }, [
      `--pgdata=${folder.inChild}/${CLUSTER}`,
      `--username=${DATABASE_OWNER}`,
      // Only this user can enter the socket's folder; a port is open to every program of the machine.
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      `--pwfile=${folder.inChild}/password`,
      '--encoding=UTF8',
      // Sorts by code point, and knows the letters of every language, the same on every system.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ]);
  } catch (error) {
    rmSync(join(path, CLUSTER), { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw postgresStartError(path, reason, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Runs one of the server's programs as its user. Rejects with the program's output. */
export function runAsServer(
  {
    binaries,
    folder,
    user,
    program,
  }: Omit<ClusterOptions, 'password' | 'path'> & {
    program: 'initdb' | 'pg_ctl';
  },
  parameters: readonly string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(binaries, 'bin', program), parameters, {
      ...user,
      cwd: '/',
      ...CHILD_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe', folder.handle ?? 'ignore'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => (printed += part.toString()));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(printed || `${program} ended with code ${code}`));
    });
  });
}
