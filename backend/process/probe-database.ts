import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import type { StackDatabase } from '../stack/stack-database.ts';
import type { DatabaseProbe } from './health-record.ts';

/** The server writes its log in files of 16 MB: with room for less than two it may stop at any moment. */
const LEAST_ROOM = 32 * 1024 * 1024;
/** Longest time of an answer, ms. */
const PATIENCE_MS = 3000;

/**
 * Tries one write that reaches the disk, and measures the room on it. Never rejects.
 */
export async function probeDatabase(
  { database }: Pick<StackDatabase, 'database'>,
  dataDir: string,
): Promise<DatabaseProbe> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
  });
  try {
    const { bavail, bsize } = await statfs(join(dataDir, SERVER_FOLDER));
    const room = bavail * bsize;
    if (room < LEAST_ROOM) {
      return { status: 'disk-full', message: `${Math.round(room / 1024 / 1024)} MB are free` };
    }
    const write = "select pg_logical_emit_message(false, 'health', '', true)";
    await Promise.race([database.query(write), late]);
    return { status: 'ok' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isFull = /no space left|disk full/i.test(message);
    return { status: isFull ? 'disk-full' : 'failing', message };
  } finally {
    clearTimeout(timer);
  }
}
