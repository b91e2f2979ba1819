import { openDataNames } from './open-data-names';

/** Title without the brand, meta description and keywords. */
export const apiHead = {
  /** In the breadcrumb trail. */
  name: 'Data API',
  parent: { label: 'AI salary data', to: '/ai-ml-salary-data' },
  title: 'AI Salary Data API, JSON and CSV',
  description:
    'Free AI salary and job market figures as JSON and CSV. No key needed. Each record has its source, edition, license, sample size and confidence interval.',
  keywords: 'AI salary API, salary data JSON, salary data CSV, AI job market data, open data',
  dataset: {
    salaries: openDataNames.salaries,
    market: openDataNames.market,
    measuredPay: 'Annual pay: 10th, 25th, 50th, 75th and 90th percentile',
    measuredMarket: 'Share of job postings in percent, and an index of job postings',
    marketPlaces: [
      'United States',
      'Canada',
      'Australia',
      'France',
      'Germany',
      'Ireland',
      'Italy',
      'Netherlands',
      'United Kingdom',
    ],
  },
  service: 'AI salary data API',
} as const;

/** Words of the page about the open figures. */
export const apiPage = {
  title: 'AI salary data API: free figures as JSON and CSV',
  lede: 'Use our open figures in your article, study or tool. You need no key and no account. Each record names its source, edition and license, and how many cases it rests on.',
  contents: {
    label: 'On this page',
    links: [
      { id: 'files', label: 'Files' },
      { id: 'examples', label: 'Examples' },
      { id: 'changes', label: 'What changed' },
      { id: 'fields', label: 'Fields' },
      { id: 'licenses', label: 'Licenses' },
      { id: 'updates', label: 'Updates and limits' },
      { id: 'embed', label: 'Charts to embed' },
    ],
  },
  files: {
    title: 'Files and their addresses',
    lede: 'These addresses stay the same and always have the newest figures. Scripts on any site may read them.',
    heads: ['File', 'Format', 'Records', 'Size, unpacked'],
    schema: 'JSON Schema',
    schemaRecords: 'Describes every field',
    names: {
      salaries: 'Salaries: open roles with all figures, other roles with their headline figure',
      places: 'Pay by place: official pay and filings in states, metro areas and cities',
      changes: 'Changes: each newest median beside the one of the edition before',
      market: 'Job market: AI share, pay transparency, remote share and postings index',
    },
    exact: {
      title: 'Work with one exact version',
      text: 'Every version also has an address of its own, whose content never changes. We keep it for at least a week after a newer one. For a study, save your copy and cite the edition in each record.',
    },
    caching: {
      title: 'Ask again without loading again',
      text: 'Each answer has an ETag. Send it back as If-None-Match, and you get status 304 without a body while nothing has changed. HEAD and OPTIONS work too. Ask for compression: the largest file is then about 110 KB.',
    },
  },
  examples: {
    title: 'Examples that run as they are',
    lede: 'Each one prints the median pay of a machine learning engineer in the United States, with its interval and number of ranges.',
    copy: (language: string) => `Copy code: ${language}`,
  },
  fields: {
    title: 'What each field means',
    lede: 'JSON and CSV have the same fields. In CSV, null is an empty cell. A cell that begins with =, +, -, @ or an apostrophe has an apostrophe before it, so that no spreadsheet runs it.',
    heads: ['Field', 'Type', 'Meaning'],
    salaries: 'Fields of a salary record',
    places: 'Fields of a record of pay by place',
    changes: 'Fields of a change of a median',
    series: 'Fields of a market series (JSON)',
    months: 'Fields of a month: in JSON inside the field “months”, in CSV as columns',
    orNull: 'or null',
    oneOf: 'One of:',
  },
  changes: {
    title: 'What changed since the edition before',
    lede: 'The newest medians next to those of the edition before. The file of changes has every place.',
    sources: 'How much the medians of each source changed',
    sourceHeads: ['Source', 'Before', 'Now', 'Medians compared', 'Median change'],
    first: 'First edition on this site',
    none: 'Not compared',
    medians: 'Medians of whole countries',
    medianHeads: ['Role', 'Before', 'Now', 'Change', 'Percent'],
    note: 'Amounts are not adjusted for prices. We compare no place whose limits were redrawn, and no median of fewer than 100 filings. We do not compare reported pay ranges: each period has other employers. Earlier figures of roles that are not open are not in the files.',
  },
  licenses: {
    title: 'Licenses, and what you must say',
    lede: 'We claim no rights in the figures. Each source keeps its own license, and it is in every record.',
    license: 'License:',
    edition: 'Edition',
    fetched: 'fetched',
    duties: {
      attribution: 'Show this line with every figure:',
      changes: 'Pass on what was changed:',
      none: 'No line is required. Please name the publisher all the same.',
    },
    link: 'A link to this page helps your readers check a figure. It is welcome and not required.',
  },
  updates: {
    title: 'How often the figures change, and their limits',
    groups: [
      {
        title: 'What changed in the files',
        items: [
          'November 2026: changes between editions are new (changes.json and changes.csv).',
          'November 2026: pay by place is new (places.json and places.csv).',
          'November 2026: each salary record says which days it describes and how old it is (periodFrom, periodTo, ageMonths).',
          'November 2026: market series of states and provinces have a place, and growth of posted wages is new.',
        ],
      },
      {
        title: 'Updates',
        items: [
          'The pay ranges are one snapshot of January 19, 2025. They change only when we import a newer one.',
          'Official wages in both countries appear once a year.',
          'The publisher renews the market files every week or month. Each series names its last day and the day on which we fetched it.',
          'After an import, the files are new within an hour. A cache on the way may keep an answer for five minutes.',
        ],
      },
      {
        title: 'Limits',
        items: [
          'A reported pay range is what a job was said to pay. It is neither what people earn nor a survey answer.',
          'n counts each different range once. The fields allRows… count repetitions too.',
          'Fewer than ten ranges: the record is marked as suppressed and has no figures.',
          'Only the market figures of a month are open, not those of a day.',
          'There is no limit of requests for normal use. Load a file once and filter it: the files are small.',
          'A field may be added to v1. None is renamed or removed: that would be v2, with v1 kept beside it for a year.',
        ],
      },
    ],
  },
  embed: {
    title: 'Charts to embed',
    lede: 'Paste one line of HTML. A chart loads no script, sets no cookie, is smaller than 10 KB and follows the light or dark setting of the reader. It is at its best between 280 and 800 px of width.',
    preview: 'This is the first chart as other sites show it:',
    copy: 'Copy code',
    code: 'Show code',
    open: 'Open chart',
  },
  copied: {
    title: 'Copied',
    failed: 'Not copied',
    failedText: 'Select the code and copy it yourself.',
  },
  related: {
    title: 'Where to go next',
    links: [
      {
        label: 'AI job market',
        to: '/ai-job-market',
        text: 'The market figures as charts, with what each one leaves out.',
      },
      {
        label: 'AI salary guide 2025',
        to: '/ai-salary-guide-2025',
        text: 'The salary figures explained role by role, with a PDF.',
      },
      {
        label: 'Salary newsletter',
        to: '/ai-salary-newsletter',
        text: 'One pay figure a week by email. One link unsubscribes you.',
      },
    ],
  },
} as const;
