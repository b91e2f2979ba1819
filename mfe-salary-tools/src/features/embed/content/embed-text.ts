import { ageInWords } from '@talent/api/salary/age-text';

/** Words of the charts that other sites show. */
export const embedText = {
  link: (brand: string) => `All figures and how they are made: ${brand}`,
  middle: 'middle half',
  median: 'median',
  tooFew: 'too few to show',
  roles: {
    title: 'Pay by role in the United States',
    finding: (high: string, top: string, low: string, bottom: string) =>
      `Median pay runs from ${bottom} (${low}) to ${top} (${high})`,
    limit: (fewest: string) =>
      `Only roles with ${fewest} or more different ranges. A range is what a job was reported to pay, not what people earn.`,
  },
  levels: {
    title: (role: string) => `Pay by level in the United States: ${role}`,
    finding: (role: string, low: string, lowLevel: string, high: string, highLevel: string) =>
      `${role}: median pay is ${low} at ${lowLevel} and ${high} at ${highLevel}`,
    single: (role: string, median: string) => `${role}: median pay is ${median}`,
    limit: (fewest: string) =>
      `Hollow bars rest on fewer than ${fewest} ranges. The source grades the levels; they are not years of experience.`,
  },
  pay: (age: string) =>
    `${age} Full-time jobs. Bars: middle half; lines: median. US dollars a year. Each different range counts once.`,
  newest: (month: string, age: number) => `Newest month: ${month}, ${ageInWords(age)}.`,
  source: (name: string, license: string) => `Source: ${name} (${license}).`,
  changes: (changes: string) => `Changes: ${changes}`,
  countries: { US: 'United States', CA: 'Canada' },
} as const;

/** A chart of a market figure in both countries. `us` and `ca` are the values of `month`. */
export interface MarketChartText {
  title: string;
  finding: (us: string, ca: string, month: string) => string;
  /** Quantity and unit, without the period. */
  measure: string;
  /** The limits of the figures. */
  limit: string;
}

export const marketChartText = {
  'ai-share': {
    title: 'AI share of job postings in the United States and Canada',
    finding: (us, ca, month) =>
      `${us} of US job postings and ${ca} of Canadian ones named AI terms in ${month}`,
    measure: 'Share of job postings on Indeed that name AI terms, monthly mean, in percent.',
    limit: 'Canada’s share rose steeply from November 2025 on. The source does not explain it.',
  },
  'pay-transparency': {
    title: 'Job postings that state pay in the United States and Canada',
    finding: (us, ca, month) =>
      `${us} of US job postings and ${ca} of Canadian ones stated pay in ${month}`,
    measure: 'Share of job postings on Indeed that state pay, by month, in percent.',
    limit: 'All occupations are counted, not AI roles alone.',
  },
  'remote-share': {
    title: 'Remote and hybrid job postings in the United States and Canada',
    finding: (us, ca, month) =>
      `${us} of US job postings and ${ca} of Canadian ones offered remote or hybrid work in ${month}`,
    measure:
      'Share of job postings on Indeed that offer remote or hybrid work, monthly mean, in percent.',
    limit: 'All occupations are counted, not AI roles alone.',
  },
  'postings-index': {
    title: 'Job postings index of the United States and Canada',
    finding: (us, ca, month) =>
      `The index of job postings was ${us} in the US and ${ca} in Canada in ${month}`,
    measure: 'Job postings on Indeed, seasonally adjusted, monthly mean. 100 is February 1, 2020.',
    limit: 'All occupations are counted. The publisher revises earlier values.',
  },
} as const satisfies Record<string, MarketChartText>;
