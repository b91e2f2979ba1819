import type { SiteConfig } from '@talent/sdk';

/** A term before the operator has set it: a sample for the demonstration, and the words of a live site. */
interface UnsetTerm {
  sample: string;
  agreed: string;
}

const unset = {
  fee: {
    sample: '20% to 25% of first-year base salary.',
    agreed: 'A percentage of first-year base salary, agreed in writing before the search.',
  },
  guarantee: {
    sample: 'The guarantee runs for 90 days.',
    agreed: 'The length of the guarantee is agreed in writing before you interview.',
  },
  replacement: {
    sample:
      'If a hire ends within the guarantee, we search again at no charge, or return the fee for the days that are left.',
    agreed:
      'What happens when a hire ends within the guarantee, a new search or money back, is agreed in writing before you interview.',
  },
  rates: {
    sample:
      '$800 to $1,000 a day for a mid-level engineer and $1,000 to $1,500 for a senior one, with our margin of 20% included.',
    agreed: 'The rate and our margin in it are agreed in writing before you interview.',
  },
  minimum: {
    sample: 'Three months, then two weeks’ notice on both sides.',
    agreed: 'The shortest contract and the notice are agreed in writing before you interview.',
  },
  conversion: {
    sample:
      '15% of first-year base salary in the first six months of a contract, and nothing after twelve.',
    agreed: 'The fee for a contractor who joins you is agreed in writing before the contract.',
  },
  employment: {
    sample:
      'In the US on W-2 through our employer of record, or on 1099 through a company of the engineer’s own. In Canada on T4, or through a corporation.',
    agreed:
      'Whether a contractor works on W-2, on 1099 or through an employer of record is agreed in writing before you interview.',
  },
  'late-shortlist': {
    sample:
      'On the fourth day a recruiter calls you with what we found and what is missing. You decide: go on, change the role, or stop. Stopping costs nothing.',
    agreed: 'The clock is an average. If we are late, we call you and say why.',
  },
} as const satisfies Record<string, UnsetTerm>;

/** The terms that a text can name, `{fee}` and so on: the operator's words, else a sample that says so, else that it is agreed. */
export function termFacts({ mode = 'demo', terms = {} }: SiteConfig): Record<string, string> {
  const { guaranteeDays, lateShortlist, ...words } = terms;
  const given: Partial<Record<string, string>> = {
    ...words,
    ...(guaranteeDays && { guarantee: `The guarantee runs for ${guaranteeDays} days.` }),
    ...(lateShortlist && { 'late-shortlist': lateShortlist }),
  };
  return Object.fromEntries(
    Object.entries(unset).map(([name, { sample, agreed }]) => [
      name,
      given[name] ?? (mode === 'demo' ? `**Sample:** ${sample}` : agreed),
    ]),
  );
}
