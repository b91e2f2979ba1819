import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';

/** The folder with the source files of pay, which are not in the repository: `../shared/product/data`. Null where there is none. */
export function payDataDir(): string | null {
  const folder = join(REPOSITORY_ROOT, '../shared/product/data');
  return existsSync(join(folder, 'ai-jobs-salaries.csv')) ? folder : null;
}
