import type { SalaryBand } from './salary-band.ts';
import { SOURCES } from './sources.ts';

const COLUMNS: Readonly<Record<keyof SalaryBand, 'text' | 'integer' | 'boolean'>> = {
  band_key: 'text',
  role: 'text',
  role_label: 'text',
  occupation: 'text',
  level: 'text',
  country: 'text',
  region: 'text',
  region_name: 'text',
  work_mode: 'text',
  currency: 'text',
  period: 'text',
  period_year: 'integer',
  n: 'integer',
  n_kind: 'text',
  n_note: 'text',
  suppressed: 'boolean',
  p10: 'integer',
  p25: 'integer',
  p50: 'integer',
  p75: 'integer',
  p90: 'integer',
  source_key: 'text',
};
const SOURCE_COLUMNS = [
  'source_name',
  'source_url',
  'source_licence',
  'source_attribution',
  'method',
];

/**
 * The seed file: one statement that makes `salary_bands` hold exactly these bands. The rows stand in
 * it as JSON, one a line (empty fields left out), so that a change reads well in a diff and a test
 * can read the file without a database. Throws a RangeError when two bands share a key.
 */
export function salarySeedSql(bands: readonly SalaryBand[]): string {
  const keys = bands.map((band) => band.band_key);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated !== undefined) throw new RangeError(`Two bands have the key ${repeated}.`);

  const names = Object.keys(COLUMNS) as (keyof SalaryBand)[];
  const insertColumns = [...names, ...SOURCE_COLUMNS];
  const updates = insertColumns
    .filter((name) => name !== 'band_key')
    .map((name) => `${name} = excluded.${name}`);
  return `-- Written by \`node supabase/importers/main.ts --data <dir>\`: do not edit by hand.
with bands as (
  select *
  from jsonb_to_recordset($bands$[
${bands.map((band) => compact(Object.fromEntries(names.map((name) => [name, band[name]])))).join(',\n')}
]$bands$::jsonb) as band (${Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
), sources as (
  select *
  from jsonb_to_recordset($sources$[
${Object.entries(SOURCES)
  .map(([source_key, source]) => compact({ source_key, ...source }))
  .join(',\n')}
]$sources$::jsonb) as source (source_key text, ${SOURCE_COLUMNS.map((name) => `${name} text`).join(', ')})
), gone as (
  delete from public.salary_bands where band_key not in (select band_key from bands)
)
insert into public.salary_bands (${insertColumns.join(', ')})
select ${insertColumns.join(', ')}
from bands join sources using (source_key)
on conflict (band_key) do update set
  ${updates.join(',\n  ')};
`;
}

/** The bands written into a seed file, with empty fields as null again. */
export function bandsOfSeed(sql: string): SalaryBand[] {
  const json = sql.split('$bands$')[1];
  if (json === undefined) throw new SyntaxError('The seed holds no $bands$ list.');
  const empty = Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, null]));
  const rows: Partial<SalaryBand>[] = JSON.parse(json);
  return rows.map((row) => ({ ...empty, ...row }) as SalaryBand);
}

function compact(row: object): string {
  return JSON.stringify(row, (_key, value: unknown) => (value === null ? undefined : value));
}
