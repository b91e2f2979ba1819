import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { SCHEMA_FILE, TYPES_FILE, textsOfMigrations } from './migrated-types.ts';

let texts: Awaited<ReturnType<typeof textsOfMigrations>>;
beforeAll(async () => {
  texts = await textsOfMigrations();
}, 60_000);

test('the committed database types are those of the migrations', () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(texts.types);
});

test('the committed schema, with every grant and policy, is that of the migrations', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(texts.schema);
});
