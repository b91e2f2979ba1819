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
  /** What the number counts. */
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
} as const satisfies Record<string, Claim>;
