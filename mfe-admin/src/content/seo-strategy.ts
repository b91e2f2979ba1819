import type { PlanItem, StrategyFailure } from '@talent/api/seo/strategy';

/** Texts of the plan that is made of measured facts. */
export const strategyTexts = {
  heading: 'Gemini SEO Strategy',
  plan: 'Plan',
  lede: 'A plan of what to improve first, made from the measured facts of the pages below and from nothing else. With a Gemini key on the server, those facts are sent to Google; without one, rules make the plan here.',
  nothingMeasured: 'Analyse a page first: a plan is made from measured facts alone.',
  pages: 'Pages in the plan',
  make: 'Make a plan',
  making: 'Making a plan …',
  byRules: 'Make a rule-based plan instead',
  failed: 'No plan was made',
  done: (items: number): string =>
    items === 1 ? 'The plan is ready: one item.' : `The plan is ready: ${items} items.`,
  nothing: 'The measured facts show nothing to improve on these pages.',
  why: 'Why',
  facts: 'Measured',
  steps: 'Steps',
  page: 'Page',
  leftOut: (count: number): string =>
    `${count === 1 ? 'One item' : `${count} items`} of the answer rested on no measured fact and ${count === 1 ? 'is' : 'are'} left out.`,
  unsupported: (figures: readonly string[]): string =>
    `Not among the measured facts: ${figures.join(', ')}. Check before you rely on it.`,
  by: 'by',
  you: 'you',
  anotherAdmin: 'another admin',
} as const;

export const effortLabels: Readonly<Record<PlanItem['effort'], string>> = {
  small: 'Small effort',
  medium: 'Medium effort',
  large: 'Large effort',
};

/** What a plan is labelled with: who or what made it. */
export const madeByLabels = {
  gemini: (model: string): string => `Plan by Gemini (${model})`,
  'no-key': 'Rule-based plan (no Gemini key is set)',
  asked: 'Rule-based plan (chosen instead of Gemini)',
} as const;

/** Texts of the list of stored plans. */
export const storedPlans = {
  heading: 'Stored plans',
  caption: 'Plans that were made, newest first',
  empty: 'No plans yet. Each one that is made is kept here.',
  open: (time: string): string => `Open the plan of ${time} UTC`,
  columns: { created: 'Made, UTC', madeBy: 'Made by', pages: 'Pages', items: 'Items' },
  failed: 'The plan could not be opened. Please try again.',
} as const;

/** What somebody reads who got no plan; `detail` is Google's own code for it. */
export const strategyFailures: Readonly<
  Record<StrategyFailure['code'], (failure: StrategyFailure) => string>
> = {
  'key-refused': () =>
    'Google refuses the Gemini key of this site. Whoever operates it has to set a valid one (GEMINI_API_KEY).',
  quota: ({ retryAfterSeconds }) =>
    `The quota of the Gemini key is used up. ${again(retryAfterSeconds)}`,
  'model-unknown': () =>
    'Google has no model of the name that is set for this site (GEMINI_MODEL). Whoever operates it has to name another one.',
  'request-refused': ({ detail }) =>
    `Google does not take the request${detail === '' ? '' : ` (${detail})`}. The Gemini API may not be open to this server's country, or needs billing.`,
  timeout: () => 'Gemini did not answer within 30 seconds. Try again, or with fewer pages.',
  blocked: ({ detail }) =>
    `Gemini's filters held the answer back${detail === '' ? '' : ` (${detail})`}. Another choice of pages may help.`,
  'too-large': () => 'The answer of Gemini was larger than 256 KB and was not read. Try again.',
  malformed: ({ detail }) =>
    `The answer of Gemini is not a plan${detail === '' ? '' : ` (${detail})`}. Try again.`,
  unavailable: () => 'Gemini cannot be reached, or does not work at the moment. Try again later.',
  busy: () => 'A plan is being made for you already, perhaps in another tab. Wait for it.',
  limited: ({ retryAfterSeconds }) =>
    `Twenty plans within an hour are the most. ${again(retryAfterSeconds)}`,
  'facts-too-large': () => 'The facts are larger than 32 KB. Choose fewer pages.',
  unreadable: () =>
    'The measured facts could not be read by the server. Analyse the pages again, then make the plan.',
};

/** The request itself did not come through. */
export const strategyUnreachable =
  'The plan could not be made. Check the connection and try again.';

/** Those that Gemini has nothing to do with: rules would meet them as well. */
export const notOfGemini: readonly StrategyFailure['code'][] = [
  'busy',
  'limited',
  'facts-too-large',
  'unreadable',
];

function again(seconds: number | null): string {
  if (seconds === null) return 'Try again later.';
  if (seconds < 90) return `Try again in ${seconds} seconds.`;
  return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
}
