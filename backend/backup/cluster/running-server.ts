import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { databasePasswordOf, loadOrCreateSecrets } from '../../secrets/local-secrets.ts';
import { CLUSTER, DATABASE_OWNER } from '../../postgres/cluster.ts';
import type { PostgresAddress } from '../../postgres/postgres-server.ts';
import { SERVER_FOLDER } from '../../postgres/server-folder.ts';
import { BackupError } from '../backup-errors.ts';

/** Lines of `postmaster.pid`: https://www.postgresql.org/docs/18/storage-file-layout.html */
const PORT_LINE = 3;
const SOCKET_LINE = 4;

/**
 * Finds the server of a data folder, whichever process has started it: its socket, or else its port. `close` ends the access to it.
 * @throws BackupError where none runs
 */
export async function findServer(
  dataDir: string,
): Promise<{ address: PostgresAddress; close(): void }> {
  const folder = join(dataDir, SERVER_FOLDER);
  const [port, hasSocket] = readPidFile(join(folder, CLUSTER, 'postmaster.pid'));
  const password = databasePasswordOf(await loadOrCreateSecrets(dataDir));
  const address = { port, user: DATABASE_OWNER, password, host: hasSocket ? folder : '127.0.0.1' };
  if (!hasSocket || process.platform !== 'linux') return { address, close: () => {} };
  // Through the open folder, because its path may be too long for a socket.
  const handle = openSync(folder, 'r');
  return {
    address: { ...address, host: `/proc/self/fd/${handle}` },
    close: () => closeSync(handle),
  };
}

function readPidFile(path: string): [port: number, hasSocket: boolean] {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    return [Number(lines[PORT_LINE]), (lines[SOCKET_LINE] ?? '') !== ''];
  } catch (error) {
    throw new BackupError(
      'The database is not running. Try again when the site is up, or stopped.',
      {
        cause: error,
        code: 'backup-no-database',
      },
    );
  }
}

/** Runs work with one connection of the owner, without time limits. */
export async function withOwner<Result>(
  address: PostgresAddress,
  database: string,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres({
    ...address,
    database,
    max: 1,
    onnotice: () => {},
    idle_timeout: 0,
    max_lifetime: null,
    connection: { application_name: 'talent-backup', statement_timeout: 0 },
  });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
