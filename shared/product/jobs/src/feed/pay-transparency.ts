import { formatPay } from '@talent/sdk/format';
import type { JobPosting } from '../posting.ts';

/** A broken rule of pay transparency. */
export interface Violation {
  rule:
    | 'pay-range'
    | 'ontario-range-width'
    | 'ontario-vacancy'
    | 'ontario-ai'
    | 'ontario-canadian-experience';
  reason: string;
  law: string;
}

/** The fields that the rules read. */
export type PostingFacts = Pick<
  JobPosting,
  | 'country'
  | 'region'
  | 'pay_min'
  | 'pay_max'
  | 'published_at'
  | 'vacancy_statement'
  | 'ai_statement'
  | 'title'
  | 'summary'
  | 'description'
  | 'requirements'
  | 'responsibilities'
>;

/** O. Reg. 476/24: widest range of a year's pay, and the end from which on the width is free; CAD. */
export const ONTARIO_WIDEST_RANGE = 50_000;
export const ONTARIO_EXEMPT_ABOVE = 200_000;
/** Part III.1 of the Act holds for postings published from this moment on: midnight in Ontario. */
export const ONTARIO_IN_FORCE = '2026-01-01T05:00:00Z';

const statute = 'Employment Standards Act, 2000 (Ontario)';
const range = `${statute}, s. 8.2, with O. Reg. 476/24`;
const rangesElsewhere =
  'among others British Columbia, Pay Transparency Act; California Labor Code § 432.3; Colorado, C.R.S. § 8-5-201; New York Labor Law § 194-b; Washington, RCW 49.58.110';

/**
 * The rules of pay transparency that a posting breaks; none where it may be published. A range with two ends is
 * asked for everywhere. The employer's size is not known here, so that its exemption (Ontario: fewer than 25
 * employees) is given to no one.
 */
export function payTransparencyViolations(posting: PostingFacts): Violation[] {
  const found: Violation[] = [];
  const { pay_min: low, pay_max: high } = posting;
  if (!(low > 0 && high >= low)) {
    found.push({
      rule: 'pay-range',
      reason: 'The pay range needs a minimum and a maximum, the lower one first, both above zero.',
      law: isOntario(posting) ? range : rangesElsewhere,
    });
  }
  if (!isOntario(posting)) return found;
  if (high - low > ONTARIO_WIDEST_RANGE && high <= ONTARIO_EXEMPT_ABOVE) {
    found.push({
      rule: 'ontario-range-width',
      reason: `The pay range spans ${formatPay(high - low, 'CAD')}; Ontario allows at most ${formatPay(ONTARIO_WIDEST_RANGE, 'CAD')} a year, unless the range ends above ${formatPay(ONTARIO_EXEMPT_ABOVE, 'CAD')}. Narrow it, or make two postings.`,
      law: range,
    });
  }
  if (!/vacan|open(ing| position)/i.test(posting.vacancy_statement ?? '')) {
    found.push({
      rule: 'ontario-vacancy',
      reason:
        'The posting does not say whether it is for an existing vacancy: fill in vacancy_statement, such as "This posting is for an existing vacancy."',
      law: `${statute}, Part III.1`,
    });
  }
  if (!/\bAI\b|artificial intelligence/i.test(posting.ai_statement ?? '')) {
    found.push({
      rule: 'ontario-ai',
      reason:
        'The posting does not say whether artificial intelligence screens, assesses or selects applicants: fill in ai_statement.',
      law: `${statute}, s. 8.4`,
    });
  }
  if (asksForCanadianExperience(posting)) {
    found.push({
      rule: 'ontario-canadian-experience',
      reason: 'The posting asks for Canadian experience, which Ontario forbids: take it out.',
      law: `${statute}, s. 8.3`,
    });
  }
  return found;
}

/** Whether Ontario's rules hold: a remote job of the whole country can be done there. */
export function isOntario({
  country,
  region,
  published_at,
}: Pick<JobPosting, 'country' | 'region' | 'published_at'>): boolean {
  const isThere = country === 'CA' && (region === 'ON' || region === null);
  return isThere && Date.parse(published_at) >= Date.parse(ONTARIO_IN_FORCE);
}

function asksForCanadianExperience(posting: PostingFacts): boolean {
  const { title, summary, description, requirements, responsibilities } = posting;
  const sentences = [title, summary, description, ...requirements, ...responsibilities].flatMap(
    (text) => text.split(/[.!?;\n]+/),
  );
  return sentences.some(
    (sentence) =>
      /\bcanadian\s+(?:(?:work|working|job|industry|professional|employment|local|market)\s+)*experience\b|\bexperience\s+in\s+canada\b/i.test(
        sentence,
      ) && !/\b(no|not|without|never|isn't|don't)\b/i.test(sentence),
  );
}
