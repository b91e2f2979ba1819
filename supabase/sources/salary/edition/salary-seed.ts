import { seedCall } from '../../files/seed-call.ts';
import type { SalaryEdition } from './read-edition.ts';

/** The seed file of an edition. It changes nothing where a newer edition was imported. */
export function salarySeedSql(edition: SalaryEdition): string {
  const { lists, rest } = split(edition);
  return seedCall(
    { ...rest, when_older: 'skip' },
    {
      call: 'import_salary_edition',
      lists,
      writer: 'node supabase/sources/write-seeds.ts salaries --data <dir>',
    },
  );
}

function split(edition: SalaryEdition) {
  if ('bands' in edition) {
    const { bands, ...rest } = edition;
    return { lists: { bands }, rest };
  }
  const { places, cells, parities, shares, ...rest } = edition;
  return { lists: { places, cells, parities, shares }, rest };
}
