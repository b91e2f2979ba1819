import type { MarketSource } from '@talent/api/market/market-data';
import type { SalarySource } from '@talent/api/salary/salary-data';

/** A field of a record of the open figures: it becomes a column, a property of the JSON Schema, and a row of the documentation. */
export interface Field {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean';
  /** The field is null in JSON and empty in CSV where the source does not say. */
  nullable?: true;
  /** All values that the field can have; null where `nullable`. */
  values?: readonly string[];
  /** Regular expression that every value matches. */
  pattern?: string;
  /** Meaning and unit, in whole sentences. */
  text: string;
}

/** A value of a field. */
export type FieldValue = string | number | boolean | null;

/** A record that has exactly the given fields. */
export type RecordOf<Fields extends readonly Field[]> = Record<Fields[number]['name'], FieldValue>;

/** Pattern of a day, YYYY-MM-DD. */
export const DAY = '^\\d{4}-\\d{2}-\\d{2}$';

/** A field whose name is known to the types. */
export function field<const Name extends string>(
  name: Name,
  type: Field['type'],
  text: string,
  more: Omit<Field, 'name' | 'type' | 'text'> = {},
): Field & { name: Name } {
  return { name, type, ...more, text };
}

/** More of a field that is null where the source does not say. */
export const nullable = { nullable: true } as const;

/** An amount or a count that not every record has. */
export const pay = <const Name extends string>(name: Name, text: string) =>
  field(name, 'integer', text, nullable);

/** Which record of pay it is. */
export const recordFields = [
  field('id', 'string', 'Names the record. It stays the same from edition to edition.'),
  field('role', 'string', 'Key of the role, such as machine-learning-engineer.'),
  field('roleName', 'string', 'Name of the role.'),
];

/** Where a record comes from: the same fields in every file. */
export const sourceFields = [
  field('source', 'string', 'Key of the source. It does not change between editions.'),
  field('sourceName', 'string', 'Name of the data set as its publisher writes it.'),
  field('publisher', 'string', 'Who publishes the data set.'),
  field('sourceUrl', 'string', 'Page or repository of the publisher.'),
  field(
    'edition',
    'string',
    'Edition of the data set; of the pay ranges it is the day of the snapshot. Cite it, because a newer edition can have other figures.',
  ),
  field(
    'retrievedOn',
    'string',
    'Day on which we fetched the file. It is not the period that the figures describe.',
    { pattern: DAY },
  ),
  field('license', 'string', 'License of the data set.'),
  field('licenseUrl', 'string', 'Text of the license.', nullable),
  field(
    'attribution',
    'string',
    'Line that you must show with the figure. Null where the license asks for none.',
    nullable,
  ),
];

/** What a figure describes, and how old it was when its file was written. */
export const ageFields = [
  field('periodFrom', 'string', 'First day of the period that the figures describe.', {
    nullable: true,
    pattern: DAY,
  }),
  field('periodTo', 'string', 'Last day of the period. It is never after the day of a snapshot.', {
    nullable: true,
    pattern: DAY,
  }),
  field(
    'ageMonths',
    'integer',
    'Whole months from that day to the day on which this file was written.',
    nullable,
  ),
];

/** The values of these fields. */
export function sourceRecord(source: SalarySource | MarketSource, edition: string) {
  return {
    source: source.key,
    sourceName: source.name,
    publisher: source.publisher,
    sourceUrl: source.url,
    edition,
    retrievedOn: source.retrievedOn,
    license: source.licence,
    licenseUrl: source.licenceUrl,
    attribution: source.attribution,
  };
}

/** The values of `ageFields` of a figure of a source. */
export function ageRecord({ period }: { period: string }, { ages }: Pick<SalarySource, 'ages'>) {
  const age = ages?.[period];
  return {
    periodFrom: age?.from ?? null,
    periodTo: age?.to ?? null,
    ageMonths: age?.months ?? null,
  };
}
