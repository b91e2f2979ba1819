import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readProcessEnvironment, REPOSITORY_ROOT } from '@talent/node/env/environment';

/**
 * The folder with the source files of pay, which are not in the repository: SALARY_DATA_DIR, or `../shared/data`. Null where
 * there is none.
 */
export function payDataDir(): string | null {
  const { salaryDataDir } = readProcessEnvironment();
  const folders = [salaryDataDir, join(REPOSITORY_ROOT, '../shared/data')];
  const found = folders.filter((folder) => folder !== null);
  return found.find((folder) => existsSync(join(folder, 'ai-jobs-salaries.csv'))) ?? null;
}
