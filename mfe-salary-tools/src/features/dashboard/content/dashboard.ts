import { accessText } from '../../access/content/access-text';
import { percentileNames } from '../../../content/percentile-names';

/** Words of the dashboard's controls and views. */
export const dashboard = {
  title: 'Compare pay',
  noScript:
    'The filters need JavaScript. Without it, this page shows the three open roles for all levels and work modes, and the headline figure of every role.',
  filters: {
    legend: 'Filters',
    /** Closes the filters on a narrow screen. */
    show: 'Show the chart',
    roles: 'Roles',
    rolesHint: 'Compare up to four.',
    rolesLockedHint:
      'Compare up to four. A role with a lock asks for your email first. Roles with too few pay ranges for a figure are not listed.',
    /** Heads of the list of roles. */
    groups: {
      open: 'Open to everyone',
      locked: 'Open with your email',
      opened: 'Open in this browser',
      newlyOpen: 'Newly open in this browser',
    },
    /** After the sign-up, above the list of roles. */
    opened: accessText.opened,
    rolesFull: 'You have chosen four roles. Remove one to add another.',
    choose: 'Choose roles',
    search: 'Find a role',
    noMatch: 'No role matches that name.',
    locked: 'opens with the sign-up',
    level: 'Level',
    country: 'Country',
    source: 'Figures',
    region: 'Region',
    mode: 'Work mode',
    period: 'Period',
    newest: 'Newest',
    reset: 'Reset filters',
    noRegions: {
      US: 'Cities and states have sources of their own: see Pay in your city or state.',
      CA: 'This source has no places.',
    },
  },
  /** Where a locked role was chosen. */
  gate: {
    label: 'Open every role',
    /** Before the names of the chosen roles. */
    title: 'See',
    nothing: 'too few pay ranges to show a figure, and nothing to unlock.',
    sentence: {
      before: 'Only the headline figure of',
      after: 'is open. Sign up to see levels, years, work modes, distributions and comparisons.',
    },
  },
  notLoaded: 'This part could not be loaded. Check your connection and reload the page.',
  views: {
    legend: 'View',
    range: 'Ranges',
    trend: 'By year',
    distribution: 'Distribution',
  },
  convert: { label: 'Show in', own: 'Own currency', USD: 'US dollars', CAD: 'Canadian dollars' },
  newer: 'Newer, official median',
  differs: 'It is what people earn, not what employers offer.',
  actions: {
    csv: 'Download CSV',
    link: 'Copy link',
    /** In place of `link`, where the browser lists the apps that take one. */
    sheet: 'Share',
    print: 'Print',
    copied: 'Link copied',
    copiedText: 'The link opens this page with these filters.',
    notCopied: 'The link could not be copied',
    notCopiedText: 'Copy the address of this page instead. It includes these filters.',
    downloaded: 'CSV saved',
    notSaved: 'The CSV could not be saved. Try again.',
    nothing: 'There is nothing to save. No figure fits these filters.',
  },
  table: {
    role: 'Role',
    basedOn: 'Based on',
    figures: percentileNames,
    lowHigh: { p10: 'Low', p90: 'High' },
    period: 'Period',
    source: 'Source',
    year: 'Year',
    suppressed: 'too few to show',
    allRows: 'Median with repeats',
    /** Shown when a visitor asks what a term means. */
    meanings: {
      suppressed:
        'We show no figure from fewer than ten ranges. It would say more about single employers than about pay.',
      postings:
        'How many different reported pay ranges the figures come from. A range that repeats another is counted once.',
      employment_estimate:
        'How many people the statistical office estimates to be employed in the occupation.',
      allRows:
        'The median over all ranges, those that repeat another included, and how many these are.',
      unknown: 'The source does not publish how many wages its figures come from.',
    },
    notPublished: 'not published',
    open: 'about this figure',
    from: 'From',
    to: 'To less than',
    ranges: 'Ranges',
  },
  chart: {
    unit: { USD: 'US dollars a year', CAD: 'Canadian dollars a year' },
    /** Before a number of ranges. */
    basedOn: 'based on',
    median: 'Median',
    /** The marks of the chart of ranges. */
    words: {
      ...percentileNames,
      bar: 'Middle half (25th to 75th percentile)',
      whisker: '10th to 90th percentile',
      point: 'All at one figure',
    },
    smallRange: 'Middle half, fewer than 50 ranges',
    lowHigh: 'Low to high',
  },
  headlines: {
    title: 'Median pay for every role',
    caption: 'Median pay a year',
    /** Heads of the columns, by key of the source. */
    sources: {
      'ai-jobs-net': 'Reported ranges, US',
      'bls-oews': 'Official wages, US',
      'ca-job-bank': 'Official wages, Canada',
    } as Readonly<Record<string, string>>,
    note: 'All levels and work modes, newest period, open to everyone. A hollow dot is a median from fewer than 50 ranges. Medians from fewer than 30 have no dot. Each column measures something different, so compare within a column and not across.',
  },
  trend: {
    title: 'Median by year',
    none: 'There is no history for this combination. Choose all levels, all work modes or the whole country to see one.',
    single: 'There is only one year, and a line needs two.',
  },
  distribution: {
    none: 'There is no distribution for this combination. We publish one for reported pay ranges of the newest period, all work modes together, if there are at least 30.',
    caption: 'Midpoints of reported pay ranges',
  },
  figure: {
    close: 'Close',
    source: 'Source',
    edition: 'Edition',
    period: 'Period described',
    cases: 'Based on',
    interval: '95% confidence interval of the median',
    noInterval: 'The source gives none.',
    method: 'Method',
    licence: 'License',
    file: 'File',
    estimate: '(estimate)',
    converted: 'Conversion',
    rateSource: 'Source of the rate',
    inAYear: 'a year',
  },
} as const;

/** The meaning of each percentile in a sentence. */
export const figureMeanings = {
  p10: 'One in ten is at or below this amount.',
  p25: 'A quarter is at or below this amount.',
  p50: 'Half is at or below this amount.',
  p75: 'Three quarters are at or below this amount.',
  p90: 'Nine in ten are at or below this amount.',
} as const;
