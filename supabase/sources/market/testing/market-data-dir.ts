import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';

/** The folder with the files of Indeed Hiring Lab, which are not in the repository: `../shared/product/data/hiring-lab`. Null where there is none. */
export function marketDataDir(): string | null {
  const folder = join(REPOSITORY_ROOT, '../shared/product/data/hiring-lab');
  return existsSync(folder) ? folder : null;
}
