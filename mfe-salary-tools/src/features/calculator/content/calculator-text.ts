import type { AmountProblem } from '../../../calculations/read-amount';
import type { ScheduleName } from '../../../calculations/offer/vesting';

/** Words of the calculator: what both views share, and the view of an offer. */
export const calculatorText = {
  views: {
    label: 'What to calculate',
    offer: 'An offer',
    hire: 'A hire',
  },
  noScript:
    'The calculator works in your browser and needs JavaScript. Without it, the figures it compares with are on the salary data page, and the explanations below can be read all the same.',
  privacy:
    'Calculated in this browser. What you type is sent nowhere; it stays in this tab until you close or clear it.',
  choices: {
    legend: 'The role',
    role: 'Role',
    openRoles: 'Open to all',
    closedRoles: 'After the free sign-up',
    country: 'Country',
    region: 'Place',
    level: 'Level',
    mode: 'Work mode',
    years: 'Years of experience',
    yearsHint:
      'Sets the level by our own rule: under 2 entry, 2 to 4 mid, 5 or more senior. Executive is a position, so no number of years leads there. You can change the level afterwards.',
    yearsGave: 'Level set by the rule:',
  },
  skills: {
    title: 'Not sure which role it is? Start from skills',
    note: 'No source here measures pay by skill, so skills move no figure. They only suggest the role of the data whose work is closest; which skill belongs to which role is our own judgement.',
    legend: 'Skills the work needs most',
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
    grantHint: 'What you take the whole grant to be worth today. Nobody knows what it will be.',
    schedule: 'Vesting',
    schedules: {
      cliff: '4 years even, one-year cliff',
      even: '4 years even, no cliff',
      'back-loaded': '4 years, 5/15/40/40',
      own: 'Own percentages',
    } satisfies Record<ScheduleName, string>,
    share: 'Year',
    shareUnit: '%',
    shares: 'Percent of the grant in each year',
    sharesAre: 'These add up to',
    sharesShould: 'They have to make 100%. Until then the grant is left out.',
    signOn: 'Sign-on bonus, once',
    signOnHint: 'Counted in year one. Many have to be paid back by those who leave early.',
  },
  position: {
    title: 'Where the base stands',
    yourBase: 'Your base',
    yourSalary: 'The salary',
    smallSample: 'Fewer than 50 postings: read it as a direction, not as a price.',
    empty: 'Type a base salary to see where it stands.',
    figures: { p10: 'p10', p25: 'p25', p50: 'Median', p75: 'p75', p90: 'p90' },
    jobBank: { p10: 'Low', p25: 'p25', p50: 'Median', p75: 'p75', p90: 'High' },
    noFigure: 'No figure for this role here',
    elsewhere: 'There are figures in this country for:',
    headline: 'Headline figure, all levels and work modes:',
    locked:
      'Where an amount stands within this role, and its levels, open with the free sign-up. Everything else works without it.',
    loading: 'Fetching the pay data …',
    source: 'Source, sample and method',
  },
  facts: {
    source: 'Source',
    edition: 'Edition',
    period: 'Period',
    sample: 'Sample',
    interval: '95% interval of the median',
    method: 'Method',
    licence: 'Licence',
    postings: 'postings',
    employed: 'employees (estimate)',
    noSample: 'not published',
    noInterval: 'not published',
    to: 'to',
  },
  total: {
    title: 'Total compensation',
    empty: 'Type a base, a bonus, a grant or a sign-on bonus to see what four years add up to.',
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
      'If nothing changes: no raise, no further grants, the bonus paid in full, and equity at the value typed above. Before tax.',
    leavingTitle: 'If you leave early',
    leavingCaption: 'Equity that is yours after so many months',
    month: 'Months worked',
    kept: 'Yours',
  },
  share: {
    include: 'Include my figures in the link',
    includeHint:
      'They stand behind the # of the link, which browsers send to no server. Whoever has the link sees them.',
    copy: 'Copy link without my figures',
    copyWith: 'Copy link with my figures',
    copied: 'Link copied, without your figures',
    copiedWith: 'Link copied, with your figures',
    byHand: 'This browser does not let the page copy. The link:',
    clear: 'Clear my figures',
    cleared: 'Your figures are gone from this tab',
  },
} as const;

/** The message for each problem of an amount. */
export const amountProblems: Readonly<Record<AmountProblem, string>> = {
  'not-a-number': 'This does not read as a number. Write it like 150k or 150,000.',
  negative: 'Write an amount of zero or more.',
  'too-large': 'This is more than the field is made for. Is there a digit too many?',
  ambiguous:
    'The comma or point can mean two things. Write thousands like 150,000 or 150k, and decimals like 12.5.',
};
