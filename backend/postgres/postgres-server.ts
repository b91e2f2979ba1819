import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { reachableBinaries, type PostgresBinaries } from './binaries.ts';
import {
  CHILD_ENVIRONMENT,
  CLUSTER,
  DATABASE_OWNER,
  makeCluster,
  postgresStartError,
} from './cluster.ts';
import { freePort } from '@talent/node/net/free-port';
import { openServerFolder, serverUserOf } from './server-folder.ts';
import { readTrouble, type ServerTrouble } from './server-log.ts';
import { stopOrphan } from './stop-orphan.ts';

export interface PostgresServerOptions {
  /** Folder of the server's files, for one server at a time; made when missing. */
  path: string;
  binaries: PostgresBinaries;
  /** Password of the database's owner; set when the files are made. */
  password: string;
  /** Settings beyond those of every server. */
  settings?: Readonly<Record<string, string>>;
  /** Gets trouble that a person should see. */
  onTrouble?: (trouble: ServerTrouble) => void;
  /** Called when the server ends without being stopped. */
  onEnd?: () => void;
}

/** Address of the server for clients in this process; `host` is a folder where it begins with a slash. */
export interface PostgresAddress {
  host: string;
  port: number;
  user: string;
  password: string;
}

/** A server that accepts connections. */
export interface PostgresServer {
  address: PostgresAddress;
  pid: number;
  /** Rolls back running transactions, writes everything to disk, and ends. */
  stop(): Promise<void>;
}

const SOCKET_PORT = 5432;
/** An address of a socket has 103 bytes on some systems; the rest is for the socket's name. */
const LONGEST_FOLDER = 80;

/**
 * Starts a PostgreSQL server as a child process, on a socket in its own folder, which only its user can enter. On Windows, and
 * where the path is too long for a socket, it listens on a free port of 127.0.0.1 and asks for the password.
 *
 * A server that still runs on the folder, because its parent was killed, is stopped first.
 * @throws `POSTGRES_NOT_STARTED` with the server's output
 */
export async function startPostgresServer(options: PostgresServerOptions): Promise<PostgresServer> {
  const { path, password, settings = {}, onTrouble = () => {}, onEnd = () => {} } = options;
  const user = serverUserOf(path);
  const folder = openServerFolder(path, user);
  try {
    const binaries = reachableBinaries(options.binaries, user);
    await stopOrphan({ path, folder, binaries, user });
    await makeCluster({ path, folder, binaries, user, password });
    const isSocket = process.platform !== 'win32' && folder.here.length <= LONGEST_FOLDER;
    const port = isSocket ? SOCKET_PORT : await freePort();
    const parameters = [
      `-D${folder.inChild}/${CLUSTER}`,
      `-p${port}`,
      `-k${isSocket ? folder.inChild : ''}`,
      ...settingArguments({ listen_addresses: isSocket ? '' : '127.0.0.1', ...settings }),
    ];
    const start = async (): Promise<ChildProcess> => {
      const begun = spawn(join(binaries, 'bin', 'postgres'), parameters, {
        ...user,
        ...CHILD_ENVIRONMENT,
        cwd: '/',
        // Otherwise Ctrl+C in the terminal would stop it before its clients.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe', folder.handle ?? 'ignore'],
      });
      await untilReady(begun, path, onTrouble);
      return begun;
    };
    const child = await start().catch(async (error: unknown) => {
      // Its parent was killed while it was starting: only now has it the file by which it is found.
      if (!String(error).includes('"postmaster.pid" already exists')) throw error;
      await stopOrphan({ path, folder, binaries, user });
      return start();
    });
    let isStopping = false;
    child.once('exit', () => {
      if (!isStopping) onEnd();
    });
    return {
      address: { host: isSocket ? folder.here : '127.0.0.1', port, user: DATABASE_OWNER, password },
      pid: child.pid ?? 0,
      async stop() {
        isStopping = true;
        await end(child);
        folder.close();
      },
    };
  } catch (error) {
    folder.close();
    throw error;
  }
}

/** PostgreSQL's "fast shutdown". On Windows the signal kills it, and it recovers at its next start. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

function untilReady(
  child: ChildProcess,
  path: string,
  onTrouble: (trouble: ServerTrouble) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const printed: string[] = [];
    let isReady = false;
    if (child.stderr === null) throw new TypeError('The log of the server is not read.');
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!isReady) printed.push(line);
      if (line.includes('database system is ready to accept connections')) {
        isReady = true;
        resolve();
      }
      const trouble = readTrouble(line);
      if (trouble !== null) onTrouble(trouble);
    });
    const fail = (reason: string): void =>
      reject(postgresStartError(path, [...printed.slice(-8), reason].join('\n')));
    child.once('error', (error) => fail(error.message));
    // `close` and not `exit`: the last lines of its output say why.
    child.once('close', (code, signal) => fail(`It ended with ${signal ?? `code ${code}`}.`));
  });
}

/** Settings of every server: durability, memory and its log. */
const SETTINGS = {
  // PostgreSQL's defaults. They are written down because durability depends on them.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Keeps the write-ahead log of the last minutes for a backup that is being copied.
  wal_keep_size: '128MB',
  max_wal_size: '256MB',
  shared_buffers: '64MB',
  max_connections: '60',
  unix_socket_permissions: '0700',
  // Messages have their SQLSTATE and no visitor's input.
  log_line_prefix: '%e ',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  timezone: 'UTC',
} as const;

/** For databases that may be lost in a power failure, such as those of tests. */
export const WITHOUT_SYNC = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
} as const;

/** Arguments of the server's command line; `more` overrides. */
export function settingArguments(more: Readonly<Record<string, string>>): string[] {
  return Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}
