/** How the figures are made. Counts and shares of rows and ranges describe the file of January 19, 2025. */
export const method = {
  title: 'How the figures are made',
  lede: 'A few rules decide what the figures show. Most of them apply to the reported pay ranges. Official wages are as their publishers give them, except that we turn Canada’s hourly wages into yearly ones.',
  parts: [
    {
      title: 'What the reported pay ranges are',
      text: 'They come from an open file. Most rows look like advertised pay: 98.7% of the 74,301 are a low and a high figure side by side. The publisher says that they are answers to an anonymous survey. Nobody outside knows how each row came about, so we call them reported pay ranges.',
    },
    {
      title: 'Two dates, kept apart',
      text: 'The ranges describe the work years 2024 and 2025. The file is a snapshot of January 19, 2025, so it holds only the start of 2025. Nothing in it is newer. The day on which we fetched a file says nothing about how recent the pay is.',
    },
    {
      title: 'Each pair of rows is one range',
      text: 'We join the high and the low row of a pair into one range and use its midpoint. Counting both ends separately would stretch every percentile.',
    },
    {
      title: 'Each different range counts once',
      text: 'Of the 20,538 ranges that count for a role, 42% are exact repeats of another one. The file has no id, so a repeat may be a copy or a second opening. Our figures count each different range once. The tables show the median over all of them as well, so you can see what repeats would change.',
    },
    {
      title: 'Ranges without width are points',
      text: 'Of the 12,001 different ranges, 4% are a single amount: both ends are equal, or a row has no partner. They count at that amount and say nothing about how wide pay is. A group whose middle half is one amount is drawn as a point.',
    },
    {
      title: 'A title counts only if it names the role',
      text: 'A range belongs to a role if its whole title is the name of that role or one of a few fixed synonyms. Titles such as “Manager” or “Associate” say too little and are left out. Close names such as “AI Developer” are a role of their own, so that different jobs do not mix.',
    },
    {
      title: 'Fewer than ten different ranges: no figure',
      text: 'A percentile of a few ranges tells you about those employers, not about the market. Such a row shows the number of ranges and “too few to show”. Roles with fewer than fifty ranges are shown with a hollow bar. Read them as a direction. Headlines and comparisons such as “highest” use only roles with at least a hundred.',
    },
    {
      title: 'What a percentile says',
      text: 'The 25th percentile means that a quarter of the ranges have their midpoint at or below that amount. The median is the middle one. All ranges are full-time jobs in the United States. Between two ranges we draw a straight line.',
    },
    {
      title: 'How certain a median is',
      text: 'The 95% confidence interval of a median comes from the ordered ranges themselves and assumes nothing about the shape of pay. A wide interval means few ranges or very different ones. It is of the different ranges, because copies would make it too narrow. The official sources publish no interval for the median.',
    },
    {
      title: 'Levels come from the source',
      text: 'The source grades each range as entry, mid, senior or executive. These grades are not years of experience, and employers do not grade alike. Official wages are by occupation only, without levels or work modes.',
    },
    {
      title: 'Two currencies, never mixed',
      text: 'US figures are in US dollars and Canadian figures in Canadian dollars. We convert them only if you ask, and then all at one rate. Its source and its day are shown beside the amounts. A converted salary says nothing about the cost of living: rent, tax and health care differ more than the exchange rate.',
    },
    {
      title: 'Canada comes from Job Bank alone',
      text: 'Nine in ten Canadian rows of the ranges file are marked as US dollars, and some of them are probably Canadian dollars. We publish none of them. For Canada we use Job Bank’s official hourly wages, times the 2,080 hours of a full-time year.',
    },
  ],
  limits: {
    title: 'What the figures do not tell you',
    items: [
      'A reported range is not what people are paid. An offer can end anywhere in it, or outside.',
      'Reported ranges give no US state. Official pay and filings do. No source says what a skill is worth.',
      'Equity and benefits are in none of the three sources, and the ranges say nothing about bonuses.',
      'Nothing is adjusted for inflation, local prices, or the mix of levels and employers. A difference between two roles does not explain its cause.',
      'The two US sources measure different things. One holds ranges for jobs, the other the wages of everyone employed in an occupation.',
      'The figures are not a forecast, and not advice on one person’s salary.',
    ],
  },
} as const;

/** The list of sources. */
export const sources = {
  title: 'Sources and licenses',
  licence: 'License:',
  edition: 'Edition',
  open: {
    text: 'Use these figures in your own article, study or tool:',
    label: 'open figures as JSON and CSV',
    to: '/ai-salary-data-api',
  },
} as const;
