import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPES_FILE, typesOfMigrations } from './migrated-types.ts';

test('the committed database types are those of the migrations', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await typesOfMigrations());
}, 60_000);
