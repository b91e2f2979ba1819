import { percentileNames } from '../../../content/percentile-names';
import type { AmountProblem } from '../../../calculations/read-amount';
import type { ScheduleName } from '../../../calculations/offer/vesting';

/** Words that both views of the calculator share, and those of the offer view. */
export const calculatorText = {
  views: {
    label: 'What to calculate',
    offer: 'An offer',
    hire: 'A hire',
  },
  noScript:
    'The calculator works in your browser and needs JavaScript. Without it, you can find the same pay figures on the salary data page and read the explanations below.',
  privacy:
    'Calculated in this browser. We never receive what you type. It stays in this tab until you close or clear it.',
  choices: {
    legend: 'The role',
    role: 'Role',
    openRoles: 'Open to everyone',
    closedRoles: 'After the free sign-up',
    country: 'Country',
    region: 'Place',
    level: 'Level',
    mode: 'Work mode',
    years: 'Years of experience',
    yearsHint:
      'Sets the level by our own rule: under 2 years is entry, 2 to 4 is mid, 5 or more is senior. Executive is a position, so years never select it. You can change the level afterward.',
    yearsGave: 'Level set from years:',
  },
  skills: {
    title: 'Not sure which role it is? Start from skills',
    note: 'None of our sources measures pay by skill, so skills change no figure. They only suggest the role whose work is closest. Which skill belongs to which role is our own judgment.',
    legend: 'Skills that the work needs most',
    closest: 'Closest roles',
    match: { one: '1 of your skills', many: 'of your skills' },
    use: 'Use',
    chosen: 'chosen',
  },
  offer: {
    legend: 'The offer',
    base: 'Base salary a year',
    baseHint: 'Such as 150k or 150,000.',
    bonus: 'Yearly bonus',
    bonusKind: 'Bonus given as',
    bonusKinds: { percent: '% of base', amount: 'Amount' },
    grant: 'Equity grant, whole value',
    grantHint: 'Your estimate of the whole grant’s value today. Nobody knows its future value.',
    schedule: 'Vesting',
    schedules: {
      cliff: '4 years even, one-year cliff',
      even: '4 years even, no cliff',
      'back-loaded': '4 years, 5/15/40/40',
      own: 'Own percentages',
    } satisfies Record<ScheduleName, string>,
    share: 'Year',
    shareUnit: '%',
    shares: 'Percentage of the grant in each year',
    sharesAre: 'These add up to',
    sharesShould: 'They have to add up to 100%. Until then the grant is left out.',
    signOn: 'Sign-on bonus, once',
    signOnHint: 'Counted in year one. Many employers ask for it back if you leave early.',
  },
  position: {
    title: 'Where the base ranks',
    yourBase: 'Your base',
    yourSalary: 'The salary',
    smallSample: 'With fewer than 50 ranges, read this as a direction and not as a price.',
    empty: 'Enter a base salary to see where it ranks.',
    figures: percentileNames,
    jobBank: {
      p10: 'Low',
      p25: '25th percentile',
      p50: 'Median',
      p75: '75th percentile',
      p90: 'High',
    },
    noFigure: 'No figure for this role here',
    elsewhere: 'Roles with figures in this country:',
    headline: 'median for all levels and work modes:',
    locked:
      'Sign up for free to see where an amount ranks within this role, and its levels. Everything else works without it.',
    loading: 'Loading the pay data …',
    source: 'Source, sample and method',
  },
  facts: {
    source: 'Source',
    edition: 'Edition',
    period: 'Period described',
    file: 'File',
    sample: 'Sample',
    interval: '95% interval of the median',
    method: 'Method',
    licence: 'License',
    employed: 'employees (estimate)',
    noSample: 'not published',
    noInterval: 'not published',
    to: 'to',
  },
  total: {
    title: 'Total compensation',
    empty: 'Enter a base, a bonus, a grant or a sign-on bonus to see what four years add up to.',
    caption: 'Four years of the offer',
    columns: {
      year: 'Year',
      base: 'Base',
      bonus: 'Bonus',
      equity: 'Equity',
      signOn: 'Sign-on',
      total: 'Total',
    },
    whole: 'Four years',
    average: 'Average a year',
    first: 'First year',
    assumption:
      'This assumes that nothing changes: no raise, no further grants, the bonus paid in full, and equity at the value you entered. Before tax.',
    leavingTitle: 'If you leave early',
    leavingCaption: 'Equity that is yours, by months worked',
    month: 'Months worked',
    kept: 'Yours',
  },
  share: {
    include: 'Include my figures in the link',
    includeHint:
      'They come after the # of the link, which browsers send to no server. Anyone who has the link sees them.',
    copy: 'Copy link without my figures',
    copyWith: 'Copy link with my figures',
    copied: 'Link copied, without your figures',
    copiedWith: 'Link copied, with your figures',
    byHand: 'This browser does not let the page copy. Copy the link here:',
    clear: 'Clear my figures',
    cleared: 'Your figures were removed from this tab',
  },
} as const;

/** The message for each problem of an amount. */
export const amountProblems: Readonly<Record<AmountProblem, string>> = {
  'not-a-number': 'This does not read as a number. Write it like 150k or 150,000.',
  negative: 'Write an amount of zero or more.',
  'too-large': 'This amount is too large for the field. Did you type an extra digit?',
  ambiguous:
    'The comma or point is ambiguous. Write thousands like 150,000 or 150k, and decimals like 12.5.',
};
