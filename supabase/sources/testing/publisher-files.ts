import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';

/** A folder with files of publishers, which are not in the repository: `../shared/data`, or one in it. Null where there is no such file. */
export function publisherFiles(file: string, folder = ''): string | null {
  const path = join(REPOSITORY_ROOT, '../shared/data', folder);
  return existsSync(join(path, file)) ? path : null;
}
