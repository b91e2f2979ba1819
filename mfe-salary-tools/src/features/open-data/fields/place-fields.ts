import { ageFields, field, nullable, pay, recordFields, sourceFields } from './field';

/** Fields of a record of pay by place, in the order of the columns; those of a salary record have the same names. */
export const placeFields = [
  ...recordFields,
  field(
    'occupation',
    'string',
    'Code of the occupation that is counted. Null where the job title itself is.',
    nullable,
  ),
  field(
    'tier',
    'string',
    'Part of the filings: a tier that the title names, or one of the four wage levels of the law. Null is all.',
    nullable,
  ),
  field('country', 'string', 'Country of the job.', { values: ['US'] }),
  field('place', 'string', 'Key of the place. Null is the whole country.', nullable),
  field('placeName', 'string', 'Name of the place as its source writes it.', nullable),
  field('placeKind', 'string', 'State, metro area, or city of a filing.', {
    nullable: true,
    values: ['state', 'metro', 'city'],
  }),
  field('priceLevel', 'number', 'Price level of the place. 100 is the whole country.', nullable),
  field('currency', 'string', 'Currency of all amounts of the record.', { values: ['USD'] }),
  field('period', 'string', 'Period that the figures describe, such as May 2025.'),
  field('year', 'integer', 'Last year of the period.'),
  pay('n', 'Number of cases behind the figures: see nCounts. Null where the source does not say.'),
  field('nCounts', 'string', 'What n counts: people employed, or labor condition applications.', {
    nullable: true,
    values: ['people-employed', 'filings'],
  }),
  field(
    'locationQuotient',
    'number',
    'Share of the occupation among the jobs of the place, divided by its share in the country.',
    nullable,
  ),
  pay('p10', '10th percentile of annual pay, in whole US dollars.'),
  pay('p25', '25th percentile of annual pay.'),
  pay('p50', 'Median of annual pay. Null where the source does not publish it.'),
  pay('p75', '75th percentile of annual pay.'),
  pay('p90', '90th percentile of annual pay.'),
  field(
    'atLeast',
    'string',
    'Names of the percentiles that are at the highest wage that the source publishes, with spaces between: pay is at least so much.',
    nullable,
  ),
  ...sourceFields,
  ...ageFields,
];
