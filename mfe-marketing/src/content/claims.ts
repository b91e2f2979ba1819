/**
 * Every claim that the marketing pages make about the agency itself, stated once. A figure here is
 * the agency's word, not a measurement; salary figures are never claims and never stand here.
 */
export interface Claim {
  /** Stable name of the claim, printed as `data-claim` where the figure is shown. */
  key: string;
  /** The bare number; its unit is in the docstring of the entry. */
  value: number;
  /** The number as it is shown. */
  figure: string;
  /** The unit of the number. */
  label: string;
}

export const claims = {
  /** Hours from a brief to a shortlist, on average. */
  averageShortlist: {
    key: 'average-shortlist',
    value: 72,
    figure: '72h',
    label: 'average shortlist',
  },
  /** Interviews passed, in percent. */
  interviewPass: { key: 'interview-pass', value: 92, figure: '92%', label: 'interview pass' },
  /** Countries, at least. */
  countriesCovered: {
    key: 'countries-covered',
    value: 30,
    figure: '30+',
    label: 'countries covered',
  },
  /** Fees before a hire, US dollars. */
  upfrontFees: { key: 'upfront-fees', value: 0, figure: 'No', label: 'upfront fees' },
  /** Weeks from a brief to a signed placement, at most. */
  placementWeeks: {
    key: 'placement-weeks',
    value: 4,
    figure: '2-4 weeks',
    label: 'from brief to placement',
  },
  /** Days from an urgent brief to a signed placement, at most. */
  urgentPlacement: {
    key: 'urgent-placement',
    value: 10,
    figure: '7-10 days',
    label: 'to placement when urgent',
  },
  /** Months of support after a placement. */
  support: {
    key: 'support',
    value: 6,
    figure: '6 months',
    label: 'of support after a placement',
  },
  /** Placements made, at least. */
  placements: { key: 'placements', value: 300, figure: '300+', label: 'placements' },
  /** Engineers vetted before any brief, at least. */
  vettedEngineers: {
    key: 'vetted-engineers',
    value: 1000,
    figure: '1000+',
    label: 'pre-vetted engineers',
  },
  /** People who get the salary newsletter, at least. */
  newsletterReaders: {
    key: 'newsletter-readers',
    value: 10_000,
    figure: '10,000+',
    label: 'professionals receive weekly salary insights',
  },
  /** Companies behind the salary data, at least. */
  salaryCompanies: {
    key: 'salary-companies',
    value: 500,
    figure: '500+',
    label: 'companies in the salary data, updated weekly',
  },
} as const satisfies Record<string, Claim>;
