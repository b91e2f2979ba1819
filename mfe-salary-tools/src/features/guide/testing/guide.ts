import type { SalaryBand } from '@talent/api/salary/salary-data';
import { publishedRoles, type Guide, type PublishedRole, type GuideDocument } from '../facts/guide';
import { guideWords } from '../sentences/guide-words';
import { toGuide } from '../facts/to-guide';
import { canadianBand, officialBand, salaryBand, salaryData, suppressedBand } from './salary-data';

/** A guide of these bands, and one of each source that they lack. */
export function guideOf(...bands: SalaryBand[]): Guide {
  return toGuide(salaryData(bands));
}

/** A role of these bands with figures, as a guide that has it alone would hold it. */
export function roleOf(...bands: SalaryBand[]): PublishedRole {
  const [role] = publishedRoles(guideOf(...bands));
  if (!role) throw new Error('The bands have no figures for all levels.');
  return role;
}

/** Roles of different shapes, an official history, two Canadian occupations; the figures are made up. */
export function exampleBands(): SalaryBand[] {
  const wide = { p10: 90_000, p25: 110_000, p50: 200_000, p75: 290_000, p90: 460_000 };
  const narrow = { p10: 120_000, p25: 150_000, p50: 170_000, p75: 180_000, p90: 185_000 };
  const [ai, ds] = [{ role: 'ai-engineer' }, { role: 'data-scientist' }];
  const own = { ...ds, occupation: 'SOC 15-2051 Data Scientists' };
  const statisticians = 'SOC 15-2041 Statisticians';
  return [
    salaryBand({ ...ai, n: 2000, ...wide, interval: { low: 198_000, high: 202_000 } }),
    suppressedBand({ ...ai, level: 'EN' }),
    salaryBand({ ...ai, level: 'MI', n: 500 }),
    salaryBand({ ...ai, level: 'SE', n: 1496, p50: 210_000 }),
    salaryBand({ ...ds, n: 40, ...narrow, interval: { low: 145_000, high: 199_000 } }),
    salaryBand({ ...ds, level: 'SE', n: 40, ...narrow }),
    salaryBand({ role: 'data-engineer', interval: { low: 144_000, high: 154_000 } }),
    suppressedBand({ role: 'nlp-engineer' }),
    officialBand({ ...own, p50: 120_000 }),
    officialBand({ ...own, year: 2021, p50: 100_000, current: false }),
    officialBand({ role: 'statistician', p50: 110_000, p90: null, occupation: statisticians }),
    canadianBand(ds),
    canadianBand({ ...ds, region: 'ON', regionName: 'Ontario', p50: 99_000 }),
    canadianBand({ ...ds, region: 'NB', regionName: 'New Brunswick', p50: 82_000 }),
    canadianBand({ ...ds, region: 'toronto', regionName: 'Toronto', p50: 97_000 }),
  ];
}

/** The guide of those bands with its words. */
export function exampleDocument(): GuideDocument {
  const guide = guideOf(...exampleBands());
  return { guide, words: guideWords(guide) };
}
