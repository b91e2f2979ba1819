import { DAY, field, nullable, sourceFields } from './field';

/** The measure of a market figure: in every series of the JSON, and in every row of the CSV. */
const measured = [
  field(
    'measure',
    'string',
    'What is measured: share of postings that name AI terms, offer remote work or state pay, or the postings index.',
    {
      values: [
        'ai-share',
        'remote-share',
        'pay-share',
        'postings-total-adjusted',
        'postings-total-unadjusted',
        'postings-new-adjusted',
        'postings-new-unadjusted',
      ],
    },
  ),
  field('unit', 'string', 'Percent of all postings, or an index that is 100 on February 1, 2020.', {
    values: ['percent', 'index'],
  }),
  field('country', 'string', 'Country, two letters of ISO 3166-1.', { pattern: '^[A-Z]{2}$' }),
  field('sector', 'string', 'Occupational sector. Null is all sectors.', nullable),
];

/** Fields of a month. */
export const monthFields = [
  field('month', 'string', 'Month, YYYY-MM.', { pattern: '^\\d{4}-\\d{2}$' }),
  field('value', 'number', 'Value of the month, in the unit of the series.'),
  field(
    'days',
    'integer',
    'Days of the month that the value is the mean of. Null where the source publishes months.',
    nullable,
  ),
  field(
    'isWhole',
    'boolean',
    'False where the source has only some days of the month, as in the newest one.',
  ),
];

const changes = field(
  'changes',
  'string',
  'Our changes to the published figures. The license asks you to pass them on.',
);

/** Fields of a series in the JSON file. Its months are in the field `months`. */
export const seriesFields = [
  field('id', 'string', 'Names the series, such as ai-share/US.'),
  ...measured,
  field('firstDay', 'string', 'First day that the series describes.', { pattern: DAY }),
  field('lastDay', 'string', 'Last day that the series describes.', { pattern: DAY }),
  field('lastValue', 'number', 'Value of the last day, or of the last month.'),
  ...sourceFields,
  changes,
];

/** Columns of the CSV file, which has a row for each month of each series. */
export const marketColumns = [...measured, ...monthFields, ...sourceFields, changes];
