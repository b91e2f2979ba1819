import { readBreaks } from '../named-break.ts';

/** Calculations of a salary, an offer and the cost of a hire. */
export const salaryBreaks = readBreaks(`
file: mfe-salary-tools/src/features/calculator/summary/summary-bar.tsx
test: mfe-salary-tools/src/routes/salary-calculator.test.tsx
the note of an example is a text beside another
- {\`\${summary.label}\${isExample ? \` (\${example.short})\` : ''}\`}
+ {summary.label}{isExample && \` (\${example.short})\`}

file: mfe-salary-tools/src/features/calculator/role/role-fields.tsx
test: mfe-salary-tools/src/features/calculator/role/role-fields.test.ts
a senior has four years
- SE: 5
+ SE: 4

file: mfe-salary-tools/src/calculations/bands/convert-pay.ts
US dollars are divided by the rate
- from === 'USD' ? amount * cadPerUsd : amount / cadPerUsd
+ from === 'USD' ? amount / cadPerUsd : amount * cadPerUsd
the figures over all ranges keep their currency
- { ...band.allRows, ...converted(band.allRows) }
+ band.allRows

file: mfe-salary-tools/src/calculations/bands/band-shape.ts
a band without width is drawn as a bar
- return hasWidth(band) ? { kind: 'range'
+ return low <= high ? { kind: 'range'

file: mfe-salary-tools/src/calculations/bands/place/percentile.ts
the share between two figures is turned round
- (amount - from.amount) / width
+ (to.amount - amount) / width

file: mfe-salary-tools/src/calculations/bands/place/closest-band.ts
official statistics come before posted pay
- Number(b.nKind === 'postings') - Number(a.nKind === 'postings')
+ Number(a.nKind === 'postings') - Number(b.nKind === 'postings')
a suppressed figure is shown
- return !suppressed && p50 !== null &&
+ return (p50 !== null || suppressed) &&
an amount is placed among fewer than 30 ranges
- || (n ?? 0) >= LEAST_PLACED
+ || (n ?? 0) > 0

file: mfe-salary-tools/src/calculations/bands/place/verdict.ts
a low offer is called usual
- if (amount < low) return 'low';
+ if (amount < 0) return 'low';

file: mfe-marketing/src/features/jobs/pay/list-axis.ts
test: mfe-marketing/src/features/jobs/jobs.test.tsx
contract work is compared with salaries
- job.contract === 'contract' ||
+ false ||
few ranges give a percentage
- (ranges ?? 0) < HEADLINE_SAMPLE
+ (ranges ?? 0) < 1

file: mfe-salary-tools/src/calculations/bands/find-bands.ts
a locked role is looked for
-     if (isLocked(role)) return { status: 'locked', role };

file: mfe-salary-tools/src/calculations/bands/place/wilson-interval.ts
the interval is one of 90 %
- 1.959_963
+ 1.644_854

file: mfe-salary-tools/src/calculations/bands/place/rank-range.ts
counts that are not those of the ranges are taken
- !== n) return null;
+ < 0) return null;

file: mfe-salary-tools/src/calculations/bands/visible-band.ts
a level of a closed role is looked for before the sign-up
- isOpen ? question : { ...question, level: null, mode: null }
+ question

file: mfe-salary-tools/src/calculations/regroup-digits.ts
a typed comma is taken away
-   if (text.includes(',') && !isOwn) return after;

file: mfe-salary-tools/src/calculations/hiring/payroll-rates.ts
test: mfe-salary-tools/src/calculations/hiring/employer-contributions.test.ts
an employer pays 7.65 % for social security
- rate: 0.062,
+ rate: 0.0765,
the ceiling of the Canada Pension Plan is that of last year
- ceiling: 74_600
+ ceiling: 71_300

file: mfe-salary-tools/src/calculations/hiring/hiring-cost.ts
the sign-on bonus is paid every month
- amount: terms.signOn * started }
+ amount: terms.signOn * months }

file: mfe-salary-tools/src/calculations/hiring/engagement-cost.ts
the fee of a search is paid twice
- feePercent: 0, equipment: 0
+ equipment: 0

file: mfe-salary-tools/src/calculations/offer/vesting.ts
a grant vests before its cliff
- if (months < schedule.cliffMonths) return 0;
+ if (months < 0) return 0;

file: mfe-salary-tools/src/calculations/offer/total-compensation.ts
the sign-on bonus is counted in every year
- index === 0 ? Math.round(offer.signOn) : 0
+ Math.round(offer.signOn)

file: mfe-salary-tools/src/calculations/read-amount.ts
1.5m is read as 1,500
- m: 1_000_000
+ m: 1_000

file: mfe-salary-tools/src/content/findings.ts
medians whose intervals overlap are ranked
- return a !== null && b !== null && a.low <= b.high && b.low <= a.high;
+ return false;

file: mfe-salary-tools/src/features/role/facts/role-facts.ts
test: mfe-salary-tools/src/features/role/api/get-role-page.test.ts
a closed role has a page
- if (!role?.open || !all) return null;
+ if (!role || !all) return null;

file: mfe-salary-tools/src/features/dashboard/filters/role-picker.tsx
test: mfe-salary-tools/src/features/dashboard/dashboard.test.tsx
a locked role does not lead to the sign-up
-     onLocked();

file: mfe-salary-tools/src/features/dashboard/filters/filter-bar.tsx
test: mfe-salary-tools/src/features/dashboard/dashboard.test.tsx
a role without figures is listed with a lock
- (!isUnlocked && closed.includes(role))
+ (!isUnlocked && !role.open)

file: mfe-salary-tools/src/features/alerts/alert-sources.ts
test: mfe-salary-tools/src/features/alerts/role-alert.test.tsx
an alert is offered that could never be sent
- isLive: hasNewEditions(source.key),
+ isLive: true,

file: mfe-salary-tools/src/features/offer/placement/place-text.ts
the difference to the median is said twice
-     if (figure.name === 'p50') return '';
`);
