import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNames } from '@talent/node/workspace/app-folders';
import { expect, it } from 'vitest';
import { root } from './documents.ts';

const owned = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\/(\S+?)\/?\s+@/.exec(line)?.[1] ?? []);

it('every app has an owner', async () => {
  expect((await appNames(root)).filter((app) => !owned.includes(app))).toEqual([]);
});

it('every folder with an owner exists', () => {
  expect(owned.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});
