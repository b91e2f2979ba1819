import { join } from 'node:path';
import type { FunctionContext } from '@talent/functions/context.ts';
import { followFunctions } from '../functions/follow-functions.ts';
import { callSchedules, mountFunctions, type Answer } from '../functions/mount-functions.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import { followMigrations } from '../schema/follow-migrations.ts';
import type { StackDatabase } from './stack-database.ts';

/** Time until a change of sources is seen without a request, ms. */
const LOOK_EVERY_MS = 1000;

/**
 * Mounts functions and schedules on a migrated database. With `followsSources` they, and the schema, are those of the files at
 * each request.
 * @returns `look` applies new migrations, where sources are followed
 */
export async function mountSources(
  context: FunctionContext,
  { connection, database }: StackDatabase,
  options: { supabaseDir: string; dataDir: string; followsSources?: boolean | undefined },
): Promise<{ functions: Answer; look: () => Promise<void>; stop: () => Promise<void> }> {
  const { supabaseDir, dataDir, followsSources } = options;
  const folder = join(supabaseDir, 'functions');
  const followed = followsSources ? await followFunctions(folder, context) : null;
  const functions = followed?.answer ?? (await mountFunctions(folder, context));
  // The backend reads the schema at its first request, and once more for each request that arrives before that is done.
  const readSchemaOnce = () => context.data.from('user_roles').select('role').limit(0);
  await readSchemaOnce();
  const migrations = followMigrations({
    database,
    folder: join(supabaseDir, 'migrations'),
    databaseFolder: join(dataDir, SERVER_FOLDER),
    onApplied: async () => {
      await connection.clearSchemaCache();
      await readSchemaOnce();
    },
    log: context.log,
  });
  // The start has applied them: this names those that were edited since.
  await migrations();
  const look = followed === null ? async () => {} : migrations;
  const timer = followed && setInterval(() => void look().then(followed.look), LOOK_EVERY_MS);
  timer?.unref();
  const stopSchedules = callSchedules(functions, context);
  return {
    functions,
    look,
    stop: async () => {
      stopSchedules();
      if (timer) clearInterval(timer);
      await look();
    },
  };
}
