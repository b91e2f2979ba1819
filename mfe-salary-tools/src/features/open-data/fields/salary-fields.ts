import { ageFields, field, nullable, sourceFields } from './field';

const pay = <const Name extends string>(name: Name, text: string) =>
  field(name, 'integer', text, nullable);

/** Fields of a salary record, in the order of the columns. */
export const salaryFields = [
  field('id', 'string', 'Names the record. It stays the same from edition to edition.'),
  field('role', 'string', 'Key of the role, such as machine-learning-engineer.'),
  field('roleName', 'string', 'Name of the role.'),
  field(
    'occupation',
    'string',
    'Code and name of the occupation in official statistics. Null for reported pay ranges.',
    nullable,
  ),
  field(
    'level',
    'string',
    'Level of experience: entry, mid, senior or executive. Null is all levels.',
    { nullable: true, values: ['EN', 'MI', 'SE', 'EX'] },
  ),
  field('country', 'string', 'Country of the job.', { values: ['US', 'CA'] }),
  field(
    'region',
    'string',
    'Code of a province or key of a city. Null is the whole country.',
    nullable,
  ),
  field('regionName', 'string', 'Name of the region.', nullable),
  field(
    'workMode',
    'string',
    'Where the work is done. Null is every mode, or a source that does not say.',
    { nullable: true, values: ['onsite', 'hybrid', 'remote'] },
  ),
  field('currency', 'string', 'Currency of all amounts of the record. Nothing is converted.', {
    values: ['USD', 'CAD'],
  }),
  field('period', 'string', 'Period that the figures describe, such as 2024-2025 or May 2025.'),
  field('year', 'integer', 'Last year of the period.'),
  field('current', 'boolean', 'True for the newest period of the source. The others are history.'),
  pay('n', 'Number of cases behind the figures: see nCounts. Null where the source does not say.'),
  field(
    'nCounts',
    'string',
    'What n counts: different reported pay ranges, or the published estimate of people employed.',
    { nullable: true, values: ['reported-pay-ranges', 'people-employed'] },
  ),
  field('note', 'string', 'How to read n and the figures.', nullable),
  field('suppressed', 'boolean', 'True where there are too few cases. Then all figures are null.'),
  pay('p10', '10th percentile of annual pay, in whole units of the currency.'),
  pay('p25', '25th percentile of annual pay.'),
  pay('p50', 'Median of annual pay.'),
  pay('p75', '75th percentile of annual pay.'),
  pay('p90', '90th percentile of annual pay.'),
  pay('medianLow', 'Lower end of the 95% confidence interval of the median.'),
  pay('medianHigh', 'Upper end of that interval. Null where the source gives no interval.'),
  pay('points', 'How many of the n ranges have no width: both ends are equal.'),
  pay(
    'allRowsN',
    'Number of ranges with repetitions. The fields above count each different range once.',
  ),
  pay('allRowsP10', '10th percentile with repetitions.'),
  pay('allRowsP25', '25th percentile with repetitions.'),
  pay('allRowsP50', 'Median with repetitions.'),
  pay('allRowsP75', '75th percentile with repetitions.'),
  pay('allRowsP90', '90th percentile with repetitions.'),
  pay('binStart', 'Lower end of the first interval of the distribution of range midpoints.'),
  pay('binWidth', 'Width of every interval.'),
  field(
    'binCounts',
    'string',
    'Number of different ranges in each interval, lowest first, with spaces between.',
    { nullable: true, pattern: '^\\d+( \\d+)*$' },
  ),
  ...sourceFields,
  ...ageFields,
];
