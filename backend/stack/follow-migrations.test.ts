import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDir } from '@talent/node/testing/test-dir';
import { startTestStack } from '../testing/test-stack.ts';

const repositoryMigrations = join(import.meta.dirname, '../../supabase/migrations');

async function startFollowing() {
  const supabaseDir = testDir();
  const folder = join(supabaseDir, 'migrations');
  cpSync(repositoryMigrations, folder, { recursive: true });
  const stack = await startTestStack({ supabaseDir, followsSources: true });
  onTestFinished(() => stack.stop());
  stack.lines.splice(0);
  const headers = { apikey: stack.publishableKey };
  return {
    path: (file: string) => join(folder, file),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    get: async (path: string) => (await fetch(`${stack.url}/rest/v1/${path}`, { headers })).json(),
    databaseFolder: join(stack.dataDir, 'database'),
    said: () => stack.lines.splice(0).join('\n'),
  };
}

const NOTES = `-- Notes of a visitor.
create table public.notes (id int primary key, text text default 'a; b');
alter table public.notes enable row level security;
create policy "all" on public.notes for select using (true);
grant select on public.notes to anon;
insert into public.notes (id) values (1);
`;

test('a new migration is there at the next request; a failed one keeps the schema until it is mended', async () => {
  const { write, get, said } = await startFollowing();
  expect(await get('notes')).toMatchObject({ code: 'PGRST205' });
  // An editor makes the file before it has a text.
  write('29990101000000_notes.sql', '\n');
  expect(await get('notes')).toMatchObject({ code: 'PGRST205' });
  expect(said()).toBe('');
  write('29990101000000_notes.sql', NOTES);
  expect(await get('notes')).toEqual([{ id: 1, text: 'a; b' }]);
  expect(said()).toBe(
    'Applied migration 29990101000000_notes.sql\n' +
      'Its types and schema.sql: node scripts/run.mjs supabase/types/main.ts',
  );

  const more = 'alter table public.notes add column more int;\n\n';
  for (const [rest, place] of [
    [
      'alter table public.notes\n  add colum x int;',
      ', line 4, failed: syntax error at or near "int"',
    ],
    [
      "-- What's below; fails.\n/* ; */ create function public.f() returns int language sql as $x$ select 1; $x$;\n" +
        'insert into public.notes (id) values (1);',
      ', line 5, failed: duplicate key value violates unique constraint "notes_pkey"',
    ],
  ] as const) {
    write('29990102000000_more.sql', more + rest);
    expect(await get('notes')).toEqual([{ id: 1, text: 'a; b' }]);
    await get('notes');
    expect(said()).toBe(
      `Migration 29990102000000_more.sql${place}. The database is as it was before. ` +
        'The backend goes on with the schema before, and looks again when a file changes.',
    );
  }
  write('29990102000000_more.sql', more);
  expect(await get('notes')).toEqual([{ id: 1, text: 'a; b', more: null }]);
  expect(said()).toContain('Applied migration 29990102000000_more.sql');
}, 60_000);

test('an applied migration that was edited, renamed or has no number is named, with the way out', async () => {
  const { path, write, get, said, databaseFolder } = await startFollowing();
  write('29990101000000_notes.sql', NOTES);
  await get('notes');
  said();
  write('29990101000000_notes.sql', NOTES.replace('values (1)', 'values (2)'));
  expect(await get('notes')).toEqual([{ id: 1, text: 'a; b' }]);
  expect(said()).toBe(
    'Migration 29990101000000_notes.sql was edited after it was applied, so the database has what it was before. Undo ' +
      `the edit and write a new migration. If no one else has applied it: stop, delete ${databaseFolder} with all that ` +
      'is stored in it, and start again.',
  );
  write('29990101000000_notes.sql', NOTES);
  await get('notes');
  expect(said()).toBe('');

  rmSync(path('29990101000000_notes.sql'));
  write('29990102000000_notes.sql', NOTES);
  await get('notes');
  expect(said()).toMatch(
    /holds migration 29990101000000, which .* or the file was renamed or removed\. .*put the file back/,
  );
  rmSync(path('29990102000000_notes.sql'));
  write('29990101000000_notes.sql', NOTES);
  write('notes.sql', 'select 1');
  expect(await get('notes')).toEqual([{ id: 1, text: 'a; b' }]);
  expect(said()).toContain('notes.sql is not named <14 digits>_<lower_case_name>.sql.');
}, 60_000);
