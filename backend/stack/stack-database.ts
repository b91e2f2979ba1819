import { join } from 'node:path';
import type { BackendConnection } from '../database/connection.ts';
import { makeSiteDatabase, openServerDatabase } from '../database/server-database.ts';
import type { Database } from '../database/sql.ts';
import { postgresStartError } from '../postgres/cluster.ts';
import { findPostgres, type PostgresBinaries } from '../postgres/binaries.ts';
import { startPostgresServer, type PostgresAddress } from '../postgres/postgres-server.ts';
import { changesSinceStop, noteSizes } from '../postgres/relation-sizes.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import type { ServerTrouble } from '../postgres/server-log.ts';

/** The open database of a local stack. */
export interface StackDatabase {
  connection: BackendConnection;
  database: Database;
  address: PostgresAddress;
  /** Closes the connections, and stops the server if this process started it. */
  close(): Promise<void>;
}

export interface StackDatabaseOptions {
  dataDir: string;
  /** Password of the database's owner, where the server listens on a port. */
  password: string;
  onTrouble?: ((trouble: ServerTrouble) => void) | undefined;
  /** Called when the server ends by itself. */
  onEnd?: (() => void) | undefined;
  /** The server to start; null: npm has none for this platform. */
  binaries?: PostgresBinaries | null;
}

/**
 * Opens the database of a data folder: a PostgreSQL server of its own.
 * @throws `POSTGRES_NOT_STARTED`, also where npm has no server for the platform
 */
export async function openStackDatabase(options: StackDatabaseOptions): Promise<StackDatabase> {
  const { dataDir, password, binaries = findPostgres() } = options;
  const path = join(dataDir, SERVER_FOLDER);
  if (binaries === null) {
    throw postgresStartError(
      path,
      `npm has no PostgreSQL server for ${process.platform} ${process.arch}. Use Linux, macOS or Windows, or set ` +
        'SUPABASE_URL to a hosted project.',
    );
  }
  const { onTrouble = () => {}, onEnd = () => {} } = options;
  for (const message of changesSinceStop(path)) onTrouble({ kind: 'damaged', message });
  const server = await startPostgresServer({ path, binaries, password, onTrouble, onEnd });
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
