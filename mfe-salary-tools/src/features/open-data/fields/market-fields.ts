import { DAY, field, nullable, sourceFields } from './field';

/** The measure of a market figure: in every series of the JSON, and in every row of the CSV. */
const measured = [
  field(
    'measure',
    'string',
    'What is measured: share of postings that name AI terms, offer remote work or state pay, the postings index, growth of posted wages in one month or as the mean of three, or the postings that the growth rests on.',
    {
      values: [
        'ai-share',
        'remote-share',
        'pay-share',
        'postings-total-adjusted',
        'postings-total-unadjusted',
        'postings-new-adjusted',
        'postings-new-unadjusted',
        'wage-growth',
        'wage-growth-3-months',
        'wage-observations',
      ],
    },
  ),
  field('unit', 'string', 'Percent of postings, index, percent over twelve months, or a count.', {
    values: ['percent', 'index', 'growth', 'count'],
  }),
  field('country', 'string', 'Two letters of ISO 3166-1, or EA.', { pattern: '^[A-Z]{2}$' }),
  field(
    'place',
    'string',
    'Postal code of a state or province, with its last 24 months. Null: the country.',
    nullable,
  ),
  field('sector', 'string', 'Occupational sector. Null is all sectors.', nullable),
];

/** Fields of a month. */
export const monthFields = [
  field('month', 'string', 'Month, YYYY-MM.', { pattern: '^\\d{4}-\\d{2}$' }),
  field('value', 'number', 'Value of the month; of a state or province, of its first day.'),
  field(
    'days',
    'integer',
    'Days of the month that the value is the mean of. Null where it is no mean of days.',
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
