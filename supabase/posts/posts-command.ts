import { createDataClient } from '@talent/data/client';
import type { ImportTarget } from '@talent/backend/running/resolve-import-target';
import { exportFolder } from './export-folder.ts';
import { importFolder } from './import-folder.ts';
import { PostsUsageError, readPostsArguments, USAGE } from './posts-arguments.ts';

/** What the command needs of its surroundings. */
export interface PostsSurroundings {
  out: (line: string) => void;
  err: (line: string) => void;
  /** Finds the database; rejects when there is none. */
  target: () => Promise<ImportTarget>;
}

/** Runs the command and says how to exit: 0 done, 1 refused or failed, 2 called wrongly. Never throws. */
export async function runPosts(
  parameters: readonly string[],
  { out, err, target }: PostsSurroundings,
): Promise<0 | 1 | 2> {
  try {
    const wanted = readPostsArguments(parameters);
    if (wanted.command === 'help') {
      out(USAGE);
      return 0;
    }
    const { url, secretKey } = await target();
    const data = createDataClient({ url, key: secretKey });
    const lines =
      wanted.command === 'export'
        ? await exportFolder(data, wanted)
        : await importFolder(data, wanted);
    for (const line of lines) out(line);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    err('code' in error ? error.message : (error.stack ?? error.message));
    if (error instanceof PostsUsageError) {
      err('Type "pnpm posts" for the commands and their options.');
      return 2;
    }
    err('Nothing was changed.');
    return 1;
  }
}
