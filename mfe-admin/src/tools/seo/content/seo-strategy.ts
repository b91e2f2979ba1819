import type { PlanItem, StrategyFailure } from '@talent/functions/seo-strategy/contract';

/** Texts of the plan that is made from measured facts. */
export const strategyTexts = {
  heading: 'Gemini SEO Strategy',
  plan: 'Plan',
  lede: 'A plan of what to improve first, made only from the measured facts of the pages below. With a Gemini key on the server, those facts are sent to Google. Without one, the plan is made by rules on this server.',
  nothingMeasured: 'Analyze a page first. Plans are made only from measured facts.',
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
    `${count === 1 ? 'One item' : `${count} items`} of the answer had no measured fact behind ${count === 1 ? 'it and is' : 'them and are'} left out.`,
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

/** The label of a plan: who or what made it. */
export const madeByLabels = {
  gemini: (model: string): string => `Plan by Gemini (${model})`,
  'no-key': 'Rule-based plan (no Gemini key is set)',
  asked: 'Rule-based plan (chosen instead of Gemini)',
} as const;

/** Texts of the list of stored plans. */
export const storedPlans = {
  heading: 'Stored plans',
  caption: 'Stored plans, newest first',
  empty: 'No plans yet. Every plan you make is kept here.',
  open: (time: string): string => `Open the plan of ${time}`,
  columns: { created: 'Created', madeBy: 'Created by', pages: 'Pages', items: 'Items' },
  failed: 'The plan could not be opened. Try again.',
} as const;

/** The message when no plan was made; `detail` is Google's own code for it. */
export const strategyFailures: Readonly<
  Record<StrategyFailure['code'], (failure: StrategyFailure) => string>
> = {
  'key-refused': () =>
    'Google rejected this site’s Gemini key. The operator needs to set a valid one (GEMINI_API_KEY).',
  quota: ({ retryAfterSeconds }) =>
    `The Gemini key’s quota is used up. ${again(retryAfterSeconds)}`,
  'model-unknown': () =>
    'Google has no model with the name set for this site. It may be retired. Set GEMINI_MODEL to another one, or remove it for Google’s newest.',
  'request-refused': ({ detail }) =>
    `Google rejected the request${detail === '' ? '' : ` (${detail})`}. The Gemini API may not be available in this server’s country, or may need billing.`,
  timeout: () => 'Gemini did not answer within 30 seconds. Try again, or with fewer pages.',
  blocked: ({ detail }) =>
    `Gemini’s filters blocked the answer${detail === '' ? '' : ` (${detail})`}. Try other pages.`,
  'too-large': () => 'Gemini’s answer was larger than 256 KB and was not read. Try again.',
  malformed: ({ detail }) =>
    `Gemini’s answer is not a plan${detail === '' ? '' : ` (${detail})`}. Try again.`,
  unavailable: () => 'Gemini cannot be reached or is not working at the moment. Try again later.',
  busy: () =>
    'A plan is already being made for you, perhaps in another tab. Wait for it to finish.',
  limited: ({ retryAfterSeconds }) =>
    `The limit is twenty plans an hour. ${again(retryAfterSeconds)}`,
  'facts-too-large': () => 'The facts are larger than 32 KB. Choose fewer pages.',
  unreadable: () =>
    'The server could not read the measured facts. Analyze the pages again, then make the plan.',
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
