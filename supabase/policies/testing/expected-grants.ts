import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@talent/data/types';

/** A table of the public schema. */
export type TableName = keyof Database['public']['Tables'];

// The embedded backend's database, as generated. A hosted project must come out the same, though it grants more to begin with.
const schema = readFileSync(join(import.meta.dirname, '../../schema.sql'), 'utf8');

const matches = (pattern: RegExp): string[][] =>
  [...schema.matchAll(pattern)].map(([, ...found]) => found);

/** Every table of the public schema. */
export const TABLES = matches(/^create table public\.(\w+) \(/gm).flat() as TableName[];

/** Every grant on a whole table, such as `anon SELECT blog_posts`. */
export const GRANTS: readonly string[] = matches(/^grant (.+) on public\.(\w+) to (.+);$/gm)
  .flatMap(([privileges = '', table, roles = '']) =>
    roles.split(', ').flatMap((role) =>
      privileges
        .replaceAll(/\w+ \([^)]*\)/g, '')
        .split(', ')
        .filter((privilege) => privilege !== '')
        .map((privilege) => `${role} ${privilege.toUpperCase()} ${table}`),
    ),
  )
  .toSorted();

/** The functions that each role may call, such as `authenticated is_admin`. */
export const EXECUTABLE: readonly string[] = matches(
  /^grant execute on function public\.(\w+)\(.*\) to (.+);$/gm,
)
  .flatMap(([name, roles = '']) => roles.split(', ').map((role) => `${role} ${name}`))
  .toSorted();
