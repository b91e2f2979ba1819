import type { SalaryEdition } from './read-edition.ts';

const FENCE = '$edition$';

/**
 * The seed file of an edition: one call of the function that imports it, with the bands one a line and
 * empty fields left out, so that a change reads well in a diff. Where somebody imported a newer
 * edition the call changes nothing.
 */
export function salarySeedSql({ bands, ...edition }: SalaryEdition): string {
  const facts = JSON.stringify({ ...edition, when_older: 'skip' });
  return `-- Written by \`node supabase/sources/salary/command/write-seed.ts --data <dir>\`: do not edit by hand.
select public.import_salary_edition(${FENCE}${facts.slice(0, -1)},"bands":[
${bands.map(compact).join(',\n')}
]}${FENCE}::jsonb);
`;
}

/** The edition written into a seed file; empty fields of its bands are missing. */
export function editionOfSeed(sql: string): SalaryEdition {
  const json = sql.split(FENCE)[1];
  if (json === undefined) throw new SyntaxError('The seed holds no edition.');
  return JSON.parse(json);
}

function compact(row: object): string {
  return JSON.stringify(row, (_key, value: unknown) => (value === null ? undefined : value));
}
