import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendConnection } from '../database/connection.ts';
import { openPgliteDatabase } from '../database/pglite-database.ts';
import { makeSiteDatabase, openServerDatabase } from '../database/server-database.ts';
import type { Database } from '../database/sql.ts';
import { findPostgres, type PostgresBinaries } from '../postgres/binaries.ts';
import {
  startPostgresServer,
  type PostgresAddress,
  type PostgresServer,
} from '../postgres/postgres-server.ts';
import { changesSinceStop, noteSizes } from '../postgres/relation-sizes.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import type { ServerTrouble } from '../postgres/server-log.ts';
import { takeOverPglite } from '../takeover/take-over-pglite.ts';

/** The open database of a local stack. */
export interface StackDatabase {
  connection: BackendConnection;
  database: Database;
  /** Address of its server; null with PGlite, which has none. */
  address: PostgresAddress | null;
  /** Closes the connections, and stops the server if this process started it. */
  close(): Promise<void>;
}

export interface StackDatabaseOptions {
  dataDir: string;
  /** Password of the database's owner, where the server listens on a port. */
  password: string;
  log: (line: string) => void;
  onTrouble?: ((trouble: ServerTrouble) => void) | undefined;
  /** Called when the server ends by itself. */
  onEnd?: (() => void) | undefined;
  /** The server to start; null: there is none for this platform. */
  binaries?: PostgresBinaries | null;
}

/** Folder of PGlite's database, where earlier versions stored everything. */
export const PGLITE_FOLDER = 'postgres';

/**
 * Opens the database of a data folder: a PostgreSQL server of its own, which takes over the content of an earlier version's
 * PGlite database. Where npm has no server for the platform, the database is PGlite.
 * @throws PostgresStartError, TakeOverError
 */
export async function openStackDatabase(options: StackDatabaseOptions): Promise<StackDatabase> {
  const { dataDir, log, binaries = findPostgres() } = options;
  const pglite = join(dataDir, PGLITE_FOLDER);
  if (binaries === null) {
    log(
      `There is no PostgreSQL server for ${process.platform} ${process.arch} on npm: the database is PGlite, ` +
        'which may lose the last writes when the machine stops. See docs/operating.md, "The database".',
    );
    const { connection, database } = await openPgliteDatabase(pglite);
    return { connection, database, address: null, close: () => database.close() };
  }
  const path = join(dataDir, SERVER_FOLDER);
  const { password, onTrouble = () => {}, onEnd = () => {} } = options;
  const start = (folder: string): Promise<PostgresServer> =>
    startPostgresServer({ path: folder, binaries, password, onTrouble, onEnd });
  if (!existsSync(path) && existsSync(pglite)) {
    await takeOverPglite({ from: pglite, to: path, start, log });
  }
  for (const message of changesSinceStop(path)) onTrouble({ kind: 'damaged', message });
  const server = await start(path);
  try {
    await makeSiteDatabase(server.address);
    const opened = openServerDatabase(server.address);
    return {
      ...opened,
      address: server.address,
      close: async () => {
        await opened.database.close();
        await server.stop();
        noteSizes(path);
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
