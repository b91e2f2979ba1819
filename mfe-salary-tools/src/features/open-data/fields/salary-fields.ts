import { sourceFields, type Field } from './field';

const pay = (name: string, text: string) =>
  ({ name, type: 'integer', nullable: true, text }) as const satisfies Field;

/** Fields of a salary record, in the order of the columns. */
export const salaryFields = [
  {
    name: 'id',
    type: 'string',
    text: 'Names the record. It stays the same from edition to edition.',
  },
  { name: 'role', type: 'string', text: 'Key of the role, such as machine-learning-engineer.' },
  { name: 'roleName', type: 'string', text: 'Name of the role.' },
  {
    name: 'occupation',
    type: 'string',
    nullable: true,
    text: 'Code and name of the occupation in official statistics. Null for reported pay ranges.',
  },
  {
    name: 'level',
    type: 'string',
    nullable: true,
    values: ['EN', 'MI', 'SE', 'EX'],
    text: 'Level of experience: entry, mid, senior or executive. Null is all levels.',
  },
  { name: 'country', type: 'string', values: ['US', 'CA'], text: 'Country of the job.' },
  {
    name: 'region',
    type: 'string',
    nullable: true,
    text: 'Code of a province or key of a city. Null is the whole country.',
  },
  { name: 'regionName', type: 'string', nullable: true, text: 'Name of the region.' },
  {
    name: 'workMode',
    type: 'string',
    nullable: true,
    values: ['onsite', 'hybrid', 'remote'],
    text: 'Where the work is done. Null is every mode, or a source that does not say.',
  },
  {
    name: 'currency',
    type: 'string',
    values: ['USD', 'CAD'],
    text: 'Currency of all amounts of the record. Nothing is converted.',
  },
  {
    name: 'period',
    type: 'string',
    text: 'Period that the figures describe, such as 2024-2025 or May 2025.',
  },
  { name: 'year', type: 'integer', text: 'Last year of the period.' },
  {
    name: 'current',
    type: 'boolean',
    text: 'True for the newest period of the source. The others are history.',
  },
  {
    name: 'n',
    type: 'integer',
    nullable: true,
    text: 'Number of cases behind the figures: see nCounts. Null where the source does not say.',
  },
  {
    name: 'nCounts',
    type: 'string',
    nullable: true,
    values: ['reported-pay-ranges', 'people-employed'],
    text: 'What n counts: different reported pay ranges, or the published estimate of people employed.',
  },
  { name: 'note', type: 'string', nullable: true, text: 'How to read n and the figures.' },
  {
    name: 'suppressed',
    type: 'boolean',
    text: 'True where there are too few cases. Then all figures are null.',
  },
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
  {
    name: 'binCounts',
    type: 'string',
    nullable: true,
    pattern: '^\\d+( \\d+)*$',
    text: 'Number of different ranges in each interval, lowest first, with spaces between.',
  },
  ...sourceFields,
] as const satisfies readonly Field[];
