import { ageFields, field, nullable, sourceFields } from './field';

/** Fields of a change of a median from one period of a source to the next, in the order of the columns. */
export const changeFields = [
  field('id', 'string', 'Names the record. It stays the same from edition to edition.'),
  field('role', 'string', 'Key of the role, such as data-scientist.'),
  field('roleName', 'string', 'Name of the role.'),
  field('country', 'string', 'Country of the job.', { values: ['US', 'CA'] }),
  field('place', 'string', 'Key of the place. Null is the whole country.', nullable),
  field('placeName', 'string', 'Name of the place as its source writes it.', nullable),
  field('currency', 'string', 'Currency of all amounts of the record.', { values: ['USD', 'CAD'] }),
  field('previousPeriod', 'string', 'The last period before it, such as May 2024.'),
  field('previousP50', 'integer', 'Median of annual pay in that period.'),
  field('period', 'string', 'Newest period of the source, such as May 2025.'),
  field('p50', 'integer', 'Median of annual pay in the newest period.'),
  field('change', 'integer', 'Newest median minus the one before, not adjusted for prices.'),
  field('changePercent', 'number', 'The same in percent of the median before, with one decimal.'),
  ...sourceFields,
  ...ageFields,
];
