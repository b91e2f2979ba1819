/** Headings and labels of the salary guide, on the page and in its PDF. */
export const guideText = {
  path: '/ai-salary-guide-2025',
  kicker: 'Salary guide 2025',
  title: 'What AI work pays in the United States and Canada',
  lede: 'Posted pay role by role, official wages beside it, and how to use both without being misled. Each figure here is computed from a public source; when the data changes, so does this text.',
  updated: 'Data as of',
  contents: 'In this guide',
  rolesShown: 'roles',
  allLevels: 'All levels',
  chart: {
    unit: 'US dollars a year',
    range: 'Middle half of postings',
    smallRange: 'Middle half, fewer than 50 postings',
    median: 'Median',
    postings: 'postings',
  },
  sections: {
    overview: 'The picture in short',
    reading: 'How to read these figures',
    roles: 'Role by role',
    us: 'United States: posted pay and official wages',
    canada: 'Canada: by province and city',
    offer: 'With an offer in hand',
    range: 'When you set the range',
    method: 'Where the figures come from',
    downloads: 'Take it with you',
    sources: 'Sources and attribution',
  },
  overviewChart:
    'Chart of posted pay in the United States: middle half and median of each role, highest median first.',
  roleChart: 'chart of posted pay, middle half and median, all levels and each level.',
  pdfKey: { bar: 'Bar:', hollow: 'hollow bar:', line: 'line across it:' },
  sourceLine: {
    edition: 'Edition',
    retrieved: 'fetched',
    licence: 'Licence:',
  },
  facts: {
    highest: 'highest median:',
    lowest: 'lowest median:',
    postings: 'full-time postings counted, each range once',
  },
  levelTable: {
    caption: 'US dollars a year, postings of',
    level: 'Level',
    n: 'n',
    median: 'Median',
    interval: '95% interval of the median',
    suppressed: 'suppressed: n < 10',
    none: 'not published',
  },
  officialTable: {
    caption: 'Wages of US employees by occupation, US dollars a year,',
    occupation: 'Occupation',
    employed: 'Employed (estimate)',
  },
  historyTable: {
    title: 'The official medians since the first year here',
    caption: 'Median wage in May of each year, US dollars of that year',
    change: 'Change a year',
    line: 'Line',
    none: 'no figure',
  },
  canadaTable: {
    caption: 'CAD a year (hourly wage x 2,080), Job Bank',
    place: 'Place',
    low: 'Low',
    median: 'Median',
    high: 'High',
    country: 'All of Canada',
    provinces: 'Provinces',
    cities: 'Cities',
  },
  suppressed: {
    title: 'Roles without a figure',
    reason:
      'A handful of postings describes those employers, not a market. Until at least ten stand behind a title, this guide names the count and nothing else:',
  },
  downloads: {
    pdf: 'The guide as PDF',
    pdfNote:
      'The whole text with its tables and charts, for reading and for printing on Letter or A4.',
    csv: 'The figures as CSV',
    csvNote:
      'One row a figure set, with sample, period, source and licence; the sources follow in rows of their own.',
    pages: 'pages',
    rows: 'rows',
  },
  dashboard: {
    title: 'The breakdowns behind these chapters',
    text: 'Levels of the roles that show one line here, work modes, earlier years and the distribution of postings are in the salary dashboard. It is free, and asks for an e-mail address and no card.',
    action: 'Open the salary dashboard',
    to: '/ai-ml-salary-data',
  },
  related: {
    title: 'From figures to decisions',
    links: [
      {
        label: 'Salary calculator',
        to: '/ai-salary-calculator',
        text: 'Put base, bonus and equity of an offer together, and see where it stands.',
      },
      {
        label: 'AI engineers in the US',
        to: '/us-ai-talent',
        text: 'Where American employers find people, and how hiring there runs.',
      },
      {
        label: 'AI engineers in Canada',
        to: '/canada-ai-talent',
        text: 'The Canadian market for those who hire in it or from it.',
      },
      {
        label: 'Salary newsletter',
        to: '/ai-salary-newsletter',
        text: 'New figures by e-mail, once a week.',
      },
    ],
  },
} as const;
