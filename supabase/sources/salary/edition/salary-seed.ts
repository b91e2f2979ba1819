import { seedCall } from '../../files/seed-call.ts';
import type { SalaryEdition } from './read-edition.ts';

/** The seed file of an edition. It changes nothing where a newer edition was imported. */
export function salarySeedSql({ bands, ...edition }: SalaryEdition): string {
  return seedCall(
    { ...edition, when_older: 'skip' },
    {
      call: 'import_salary_edition',
      list: 'bands',
      items: bands,
      writer: 'node supabase/sources/write-seeds.ts salaries --data <dir>',
    },
  );
}
