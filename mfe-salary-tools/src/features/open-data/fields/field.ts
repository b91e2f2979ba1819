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

/** Where a record comes from: the same fields in every file. */
export const sourceFields = [
  {
    name: 'source',
    type: 'string',
    text: 'Key of the source. It does not change between editions.',
  },
  { name: 'sourceName', type: 'string', text: 'Name of the data set as its publisher writes it.' },
  { name: 'publisher', type: 'string', text: 'Who publishes the data set.' },
  { name: 'sourceUrl', type: 'string', text: 'Page or repository of the publisher.' },
  {
    name: 'edition',
    type: 'string',
    text: 'Edition of the data set; of the pay ranges it is the day of the snapshot. Cite it, because a newer edition can have other figures.',
  },
  {
    name: 'retrievedOn',
    type: 'string',
    pattern: DAY,
    text: 'Day on which we fetched the file. It is not the period that the figures describe.',
  },
  { name: 'license', type: 'string', text: 'License of the data set.' },
  { name: 'licenseUrl', type: 'string', nullable: true, text: 'Text of the license.' },
  {
    name: 'attribution',
    type: 'string',
    nullable: true,
    text: 'Line that you must show with the figure. Null where the license asks for none.',
  },
] as const satisfies readonly Field[];
