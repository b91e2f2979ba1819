import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';

/** The folder with the files of Indeed Hiring Lab, which are not in the repository: `../shared/data/hiring-lab`. Null where there is none. */
export function marketDataDir(): string | null {
  const folder = join(REPOSITORY_ROOT, '../shared/data/hiring-lab');
  return existsSync(folder) ? folder : null;
}
