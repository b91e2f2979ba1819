import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readProcessEnvironment, REPOSITORY_ROOT } from '@talent/node/env/environment';

/**
 * The folder with the files of Indeed Hiring Lab, which are not in the repository: `hiring-lab` in SALARY_DATA_DIR, or in
 * `../shared/data`. Null where there is none.
 */
export function marketDataDir(): string | null {
  const { salaryDataDir } = readProcessEnvironment();
  const folders = [salaryDataDir, join(REPOSITORY_ROOT, '../shared/data')];
  const found = folders
    .filter((folder) => folder !== null)
    .map((folder) => join(folder, 'hiring-lab'));
  return found.find((folder) => existsSync(folder)) ?? null;
}
