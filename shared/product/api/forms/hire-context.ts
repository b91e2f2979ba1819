import { contextQuery, type HireContext } from './contact-link.ts';

/** Longest query that is read; longer ones were written by no page. */
export const LONGEST_CONTEXT = 2000;

const roles = new Set(
  `machine-learning-engineer ai-engineer generative-ai-engineer data-scientist research-scientist
  research-engineer applied-scientist machine-learning-scientist machine-learning-researcher ai-scientist
  machine-learning-infrastructure-engineer mlops-engineer computer-vision-engineer nlp-engineer
  prompt-engineer robotics-engineer ai-architect ai-developer ai-product-manager data-engineer
  data-architect analytics-engineer data-analyst business-intelligence-engineer
  business-intelligence-analyst data-product-manager software-developer database-architect statistician
  operations-research-analyst computer-and-information-research-scientist
  computer-and-information-systems-manager computer-hardware-engineer network-and-systems-administrator`.split(
    /\s+/,
  ),
);

const levels = new Map([
  ['entry', 'Entry'],
  ['mid', 'Mid'],
  ['senior', 'Senior'],
  ['lead', 'Lead'],
  ['executive', 'Executive'],
]);
const modes = new Map([
  ['remote', 'Remote'],
  ['hybrid', 'Hybrid'],
  ['on-site', 'On site'],
]);
/** Keys of the salary data. */
const aliases = new Map([
  ['EN', 'entry'],
  ['MI', 'mid'],
  ['SE', 'senior'],
  ['EX', 'executive'],
  ['onsite', 'on-site'],
]);

const AMOUNT = /^([1-9]\d{3,7})(USD|CAD)?$/;
const PLACE = /^\p{L}[\p{L}\p{M} .,'’()–-]{1,59}$/u;
const PAGE = /^\/[a-z0-9/_-]{0,199}$/;
const CALCULATION = /^[\w=&%.+*,-]{1,300}(#figures:[\w=&%.+*,-]{1,900})?$/;

type ContextName = keyof HireContext;

/** One known thing as it is read by people. */
export interface ContextFact {
  name: ContextName;
  label: string;
  text: string;
}

interface Reader {
  label: string;
  /** The text of a value; null where it is unknown. */
  text: (value: string) => string | null;
}

const readers: Readonly<Record<ContextName, Reader>> = {
  role: { label: 'Role', text: (role) => (roles.has(role) ? roleText(role) : null) },
  level: { label: 'Level', text: (level) => levels.get(level) ?? null },
  place: { label: 'Place', text: (place) => (PLACE.test(place) ? place : null) },
  mode: { label: 'Work mode', text: (mode) => modes.get(mode) ?? null },
  amount: { label: 'Salary', text: amountText },
  from: { label: 'Page', text: (page) => (PAGE.test(page) ? page : null) },
  calculation: {
    label: 'Calculation',
    text: (search) => (CALCULATION.test(search) ? `/ai-salary-calculator?${search}` : null),
  },
};

const names = Object.keys(readers) as ContextName[];

/** The known values of an address; unknown ones are dropped. */
export function readContext(query: string): HireContext {
  if (query.length > LONGEST_CONTEXT) return {};
  const sent = new URLSearchParams(query);
  const known = names.flatMap((name) => {
    const given = sent.get(name) ?? '';
    const value = aliases.get(given) ?? given;
    return readers[name].text(value) === null ? [] : [[name, value]];
  });
  return Object.fromEntries(known) as HireContext;
}

/** The same query with its known values alone. */
export function knownContext(query: string): string {
  return contextQuery(readContext(query));
}

/** Each known thing with its label, in a fixed order. */
export function contextFacts(context: HireContext): ContextFact[] {
  return names.flatMap((name) => {
    const { label, text: textOf } = readers[name];
    const text = textOf(context[name] ?? '');
    return text === null ? [] : [{ name, label, text }];
  });
}

function roleText(role: string): string {
  const words = role
    .replaceAll('-', ' ')
    .replace(/\b(ai|nlp)\b/g, (word) => word.toUpperCase())
    .replace('mlops', 'MLOps');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function amountText(value: string): string | null {
  const [, digits, currency] = AMOUNT.exec(value) ?? [];
  if (digits === undefined) return null;
  const sign = currency === 'CAD' ? 'CA$' : '$';
  return `${sign}${Number(digits).toLocaleString('en-US')} a year`;
}
