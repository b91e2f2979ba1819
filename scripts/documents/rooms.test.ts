import { dirname } from 'node:path/posix';
import { expect, it } from 'vitest';
import { repositoryFiles } from './documents.ts';

const MOST_FILES = 25;

/** Folders that are a list: one file an entry. */
const LISTS = ['mfe-marketing/src/content/pages'];

it('keeps every folder of code to 25 files, lists apart', () => {
  const code = repositoryFiles.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));
  const crowded = [...Map.groupBy(code, dirname)]
    .filter(([folder, files]) => files.length > MOST_FILES && !LISTS.includes(folder))
    .map(([folder, files]) => `${folder}: ${files.length} files`);
  expect(crowded).toEqual([]);
});
