import type { NamedBreak } from '../named-break.ts';

const at = (path: string): string => `mfe-salary-tools/src/calculations/${path}`;
const breakOf = (path: string, name: string, text: string, replacement: string): NamedBreak => ({
  name,
  file: at(`${path}.ts`),
  text,
  replacement,
  tests: [at(`${path}.test.ts`)],
});
const rates = (name: string, text: string, replacement: string): NamedBreak => ({
  name,
  file: at('hiring/payroll-rates.ts'),
  text,
  replacement,
  tests: [at('hiring/employer-contributions.test.ts')],
});

/** Calculations of a salary, an offer and the cost of a hire. */
export const salaryBreaks: readonly NamedBreak[] = [
  {
    name: 'a senior has four years',
    file: 'mfe-salary-tools/src/features/calculator/role/role-fields.tsx',
    text: 'SE: 5',
    replacement: 'SE: 4',
    tests: ['mfe-salary-tools/src/features/calculator/role/role-fields.test.ts'],
  },
  breakOf(
    'bands/convert-pay',
    'US dollars are divided by the rate',
    "from === 'USD' ? amount * cadPerUsd : amount / cadPerUsd",
    "from === 'USD' ? amount / cadPerUsd : amount * cadPerUsd",
  ),
  breakOf(
    'bands/convert-pay',
    'the figures over all ranges keep their currency',
    '{ ...band.allRows, ...converted(band.allRows) }',
    'band.allRows',
  ),
  breakOf(
    'bands/band-shape',
    'a band without width is drawn as a bar',
    "return hasWidth(band) ? { kind: 'range'",
    "return low <= high ? { kind: 'range'",
  ),
  breakOf(
    'bands/place/percentile',
    'the share between two figures is turned round',
    '(amount - from.amount) / width',
    '(to.amount - amount) / width',
  ),
  breakOf(
    'bands/place/closest-band',
    'official statistics come before posted pay',
    "Number(b.nKind === 'postings') - Number(a.nKind === 'postings')",
    "Number(a.nKind === 'postings') - Number(b.nKind === 'postings')",
  ),
  breakOf(
    'bands/place/closest-band',
    'a suppressed figure is shown',
    'return !suppressed && p50 !== null;',
    'return p50 !== null || suppressed;',
  ),
  breakOf(
    'bands/find-bands',
    'a locked role is looked for',
    "    if (isLocked(role)) return { status: 'locked', role };\n",
    '',
  ),
  breakOf('bands/place/wilson-interval', 'the interval is one of 90 %', '1.959_963', '1.644_854'),
  breakOf(
    'bands/place/rank-range',
    'counts that are not those of the ranges are taken',
    '!== n) return null;',
    '< 0) return null;',
  ),
  breakOf(
    'bands/visible-band',
    'a level of a closed role is looked for before the sign-up',
    'isOpen ? question : { ...question, level: null, mode: null }',
    'question',
  ),
  breakOf(
    'regroup-digits',
    'a typed comma is taken away',
    "  if (text.includes(',') && !isOwn) return after;\n",
    '',
  ),
  rates('an employer pays 7.65 % for social security', 'rate: 0.062,', 'rate: 0.0765,'),
  rates(
    'the ceiling of the Canada Pension Plan is that of last year',
    'ceiling: 74_600',
    'ceiling: 71_300',
  ),
  breakOf(
    'hiring/hiring-cost',
    'the sign-on bonus is paid every month',
    'amount: terms.signOn * started }',
    'amount: terms.signOn * months }',
  ),
  breakOf(
    'hiring/engagement-cost',
    'the fee of a search is paid twice',
    'feePercent: 0, equipment: 0',
    'equipment: 0',
  ),
  breakOf(
    'offer/vesting',
    'a grant vests before its cliff',
    'if (months < schedule.cliffMonths) return 0;',
    'if (months < 0) return 0;',
  ),
  breakOf(
    'offer/total-compensation',
    'the sign-on bonus is counted in every year',
    'index === 0 ? Math.round(offer.signOn) : 0',
    'Math.round(offer.signOn)',
  ),
  breakOf('read-amount', '1.5m is read as 1,500', 'm: 1_000_000', 'm: 1_000'),
  breakOf(
    'export/csv',
    'a spreadsheet runs a cell as a formula',
    'cell.replace(GUARDED, "\'$&")',
    'cell',
  ),
  {
    name: 'medians whose intervals overlap are ranked',
    file: 'mfe-salary-tools/src/content/findings.ts',
    text: 'return a !== null && b !== null && a.low <= b.high && b.low <= a.high;',
    replacement: 'return false;',
    tests: ['mfe-salary-tools/src/content/findings.test.ts'],
  },
  {
    name: 'a closed role has a page',
    file: 'mfe-salary-tools/src/features/role/facts/role-facts.ts',
    text: 'if (!role?.open || !all) return null;',
    replacement: 'if (!role || !all) return null;',
    tests: ['mfe-salary-tools/src/features/role/api/get-role-page.test.ts'],
  },
  {
    name: 'a locked role does not lead to the sign-up',
    file: 'mfe-salary-tools/src/features/dashboard/filters/role-picker.tsx',
    text: '    onLocked();\n',
    replacement: '',
    tests: ['mfe-salary-tools/src/features/dashboard/dashboard.test.tsx'],
  },
];
