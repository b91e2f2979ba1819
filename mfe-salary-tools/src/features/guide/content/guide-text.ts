import { percentileNames } from '../../../content/percentile-names';
import { rangesOrigin } from '../../../content/reported-ranges';

/** Headings and labels of the salary guide, on the page and in its PDF. */
export const guideText = {
  path: '/ai-salary-guide-2025',
  kicker: 'Salary guide 2025',
  title: 'AI salary guide 2025: pay by role in the US and Canada',
  lede: `Reported pay ranges for each AI role, official wages beside them, and how to use both without being misled. ${rangesOrigin}`,
  contents: 'In this guide',
  more: 'Read the rest',
  rolesShown: 'roles',
  allLevels: 'All levels',
  chart: {
    unit: 'US dollars a year',
    role: 'Role',
    whisker: '10th to 90th percentile',
    point: 'Half of the ranges at one midpoint',
    range: 'Middle half of ranges',
    smallRange: 'Middle half, fewer than 50 ranges',
    median: 'Median',
  },
  sections: {
    overview: 'AI salaries at a glance',
    reading: 'How to read these figures',
    roles: 'Role by role',
    us: 'United States: reported pay ranges and official wages',
    canada: 'Canada: by province and city',
    offer: 'How to judge an offer',
    range: 'How to set a pay range',
    method: 'Where the figures come from',
    downloads: 'Download the guide',
    sources: 'Sources and attribution',
  },
  overviewChart:
    'Chart of reported pay ranges in the United States: middle half and median of each role. Roles with 100 ranges or more come first, highest median first.',
  roleChart: 'chart of reported pay ranges, middle half and median, all levels and each level.',
  pdfKey: {
    title: 'How to read a chart',
    example: 'The example is',
    below: 'A quarter below',
    inside: 'Half of the ranges',
    above: 'A quarter above',
    hollow: 'Hollow: fewer than 50 ranges',
    point: 'half of them one amount',
  },
  cover: { summary: 'A column of strokes for each role, highest median first.' },
  allRolesTable: {
    title: 'All roles in one table',
    caption: 'Reported US pay ranges of all levels, US dollars a year,',
    role: 'Role',
  },
  chartUnits: {
    roles:
      'Reported US pay ranges of each role, all levels, US dollars a year. Roles with fewer than 100 ranges come last.',
    levels: 'Reported US pay ranges by level, US dollars a year',
    official: 'Official wages of US employees by occupation, US dollars a year',
    history: 'Median official wage in May of each year, US dollars of that year',
    places: 'Official wages by place, CAD a year (hourly wage × 2,080)',
    employees: 'Middle half of employees',
    lowToHigh: 'Low to high',
  },
  usChart: 'Chart of official wages by occupation: middle half of the employees and median.',
  canadaChart: 'chart of official wages by place, low to high, and median.',
  sourceLine: {
    edition: 'Edition',
    licence: 'License:',
    method: 'How these figures were made',
  },
  facts: {
    highest: 'highest median of roles with 100 ranges or more:',
    lowest: 'lowest median of these roles:',
    ranges: 'different full-time US pay ranges, each counted once',
  },
  levelTable: {
    caption: 'US dollars a year, reported pay ranges for',
    level: 'Level',
    ranges: 'Different ranges',
    figures: percentileNames,
    interval: '95% interval of the median',
    allRows: 'Median of all ranges, repeats included',
    suppressed: 'too few to show',
    none: 'not published',
  },
  officialTable: {
    caption: 'Official wages of US employees by occupation, US dollars a year,',
    occupation: 'Occupation',
    employed: 'Employed (estimate)',
  },
  historyTable: {
    title: 'How the official medians have changed',
    caption: 'Median wage in May of each year, US dollars of that year',
    change: 'Change a year',
    line: 'Line',
    none: 'no figure',
  },
  canadaTable: {
    caption: 'CAD a year (hourly wage × 2,080), Job Bank',
    place: 'Place',
    low: 'Low',
    median: 'Median',
    high: 'High',
    country: 'All of Canada',
    provinces: 'Provinces',
    cities: 'Cities',
  },
  /** After the name of a role that has a page of its own. */
  rolePage: 'salary by year, and beside official wages',
  suppressed: {
    title: 'Roles with too few ranges to show',
    reason:
      'A few ranges describe those employers, not a market. For a title with fewer than ten ranges, this guide shows only how many there are:',
  },
  downloads: {
    pdf: 'The guide as PDF',
    pdfNote: 'The whole guide with its tables and charts, to read or to print on Letter or A4.',
    csv: 'The figures as CSV',
    csvNote:
      'One row for each set of figures, with sample, period, source and license. Rows for the sources follow.',
    pages: 'pages',
    rows: 'rows',
  },
  dashboard: {
    title: 'Levels, work modes and history for every role',
    text: 'The salary dashboard has what this guide leaves out: levels of every role, work modes, earlier years and distributions. It is free. It asks for your email address and for no credit card.',
    action: 'See salary data',
    to: '/ai-ml-salary-data',
  },
  related: {
    title: 'Use these figures',
    links: [
      {
        label: 'Salary calculator',
        to: '/ai-salary-calculator',
        text: 'Add up base, bonus and equity of an offer, and see where it ranks.',
      },
      {
        label: 'AI engineers in the US',
        to: '/us-ai-talent',
        text: 'Where American companies hire AI engineers, and what the process looks like.',
      },
      {
        label: 'AI engineers in Canada',
        to: '/canada-ai-talent',
        text: 'What to know before you hire in Canada, or from Canada.',
      },
      {
        label: 'AI job market',
        to: '/ai-job-market',
        text: 'The demand behind the pay: postings that name AI, state pay or offer remote work.',
      },
      {
        label: 'Salary newsletter',
        to: '/ai-salary-newsletter',
        text: 'One pay figure a week by email, explained.',
      },
    ],
  },
} as const;
