import { DAY, sourceFields, type Field } from './field';

const MONTH = '^\\d{4}-\\d{2}$';

/** The measure of a market figure: in every series of the JSON, and in every row of the CSV. */
const measured = [
  {
    name: 'measure',
    type: 'string',
    values: [
      'ai-share',
      'remote-share',
      'pay-share',
      'postings-total-adjusted',
      'postings-total-unadjusted',
      'postings-new-adjusted',
      'postings-new-unadjusted',
    ],
    text: 'What is measured: share of postings that name AI terms, offer remote work or state pay, or the postings index.',
  },
  {
    name: 'unit',
    type: 'string',
    values: ['percent', 'index'],
    text: 'Percent of all postings, or an index that is 100 on February 1, 2020.',
  },
  {
    name: 'country',
    type: 'string',
    pattern: '^[A-Z]{2}$',
    text: 'Country, two letters of ISO 3166-1.',
  },
  {
    name: 'sector',
    type: 'string',
    nullable: true,
    text: 'Occupational sector. Null is all sectors.',
  },
] as const satisfies readonly Field[];

/** Fields of a month. */
export const monthFields = [
  { name: 'month', type: 'string', pattern: MONTH, text: 'Month, YYYY-MM.' },
  { name: 'value', type: 'number', text: 'Value of the month, in the unit of the series.' },
  {
    name: 'days',
    type: 'integer',
    nullable: true,
    text: 'Days of the month that the value is the mean of. Null where the source publishes months.',
  },
  {
    name: 'isWhole',
    type: 'boolean',
    text: 'False where the source has only some days of the month, as in the newest one.',
  },
] as const satisfies readonly Field[];

const changes = {
  name: 'changes',
  type: 'string',
  text: 'Our changes to the published figures. The license asks you to pass them on.',
} as const satisfies Field;

/** Fields of a series in the JSON file. Its months are in the field `months`. */
export const seriesFields = [
  { name: 'id', type: 'string', text: 'Names the series, such as ai-share/US.' },
  ...measured,
  { name: 'firstDay', type: 'string', pattern: DAY, text: 'First day that the series describes.' },
  { name: 'lastDay', type: 'string', pattern: DAY, text: 'Last day that the series describes.' },
  { name: 'lastValue', type: 'number', text: 'Value of the last day, or of the last month.' },
  ...sourceFields,
  changes,
] as const satisfies readonly Field[];

/** Columns of the CSV file, which has a row for each month of each series. */
export const marketColumns = [
  ...measured,
  ...monthFields,
  ...sourceFields,
  changes,
] as const satisfies readonly Field[];
