/**
 * A claim of the agency about itself, defined once for every page. It is the agency's word and not a measurement;
 * salary figures are never claims.
 */
export interface Claim {
  /** Stable name of the claim, printed as `data-claim` where the figure is shown. */
  key: string;
  /**
   * `term`: what the agency offers from now on. `record`: what it says of its past or its reach, which is shown only beside a
   * label of the demonstration or with a source that the operator has entered.
   */
  kind: 'term' | 'record';
  /** The bare number; its unit is in the docstring of the entry. */
  value: number;
  /** The number as it is shown. */
  figure: string;
  /** The unit of the number. */
  label: string;
}

export const claims = {
  /** Hours from the intake call to the shortlist, on average. */
  averageShortlist: {
    key: 'average-shortlist',
    kind: 'term',
    value: 72,
    figure: '72h',
    label: 'average shortlist',
  },
  /** Interviews passed, in percent. */
  interviewPass: {
    key: 'interview-pass',
    kind: 'record',
    value: 92,
    figure: '92%',
    label: 'interview pass',
  },
  /** Countries, at least. */
  countriesCovered: {
    key: 'countries-covered',
    kind: 'record',
    value: 30,
    figure: '30+',
    label: 'countries covered',
  },
  /** Fees before a hire, US dollars. */
  upfrontFees: {
    key: 'upfront-fees',
    kind: 'term',
    value: 0,
    figure: 'No',
    label: 'upfront fees',
  },
  /** Weeks from the intake call to a signed placement, at most. */
  placementWeeks: {
    key: 'placement-weeks',
    kind: 'term',
    value: 4,
    figure: '2-4 weeks',
    label: 'from intake call to placement',
  },
  /** Days from the intake call of an urgent search to a signed placement, at most. */
  urgentPlacement: {
    key: 'urgent-placement',
    kind: 'term',
    value: 10,
    figure: '7-10 days',
    label: 'to placement when urgent',
  },
  /** Months of support after a placement. */
  support: {
    key: 'support',
    kind: 'term',
    value: 6,
    figure: '6 months',
    label: 'of support after a placement',
  },
  /** Placements made, at least. */
  placements: {
    key: 'placements',
    kind: 'record',
    value: 300,
    figure: '300+',
    label: 'placements',
  },
  /** Engineers vetted before any brief, at least. */
  vettedEngineers: {
    key: 'vetted-engineers',
    kind: 'record',
    value: 1000,
    figure: '1000+',
    label: 'pre-vetted engineers',
  },
  /** People who get the salary newsletter, at least. */
  newsletterReaders: {
    key: 'newsletter-readers',
    kind: 'record',
    value: 10_000,
    figure: '10,000+',
    label: 'professionals receive weekly salary insights',
  },
  /** Companies behind the salary data, at least. */
  salaryCompanies: {
    key: 'salary-companies',
    kind: 'record',
    value: 500,
    figure: '500+',
    label: 'companies in the salary data, updated weekly',
  },
} as const satisfies Record<string, Claim>;

/** Name of a claim in `claims`. */
export type ClaimName = keyof typeof claims;
