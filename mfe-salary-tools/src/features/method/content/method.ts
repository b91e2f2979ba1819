/** How the figures are made. Counts of rows describe the file of January 19, 2025. */
export const method = {
  title: 'How the figures are made',
  lede: 'A few rules decide what the figures show. Most of them apply to the reported pay ranges. Official wages are as their publishers give them, except that we turn Canada’s hourly wages into yearly ones.',
  parts: [
    {
      title: 'What the reported pay ranges are',
      text: 'They come from an open file. Its publisher calls the rows answers to an anonymous survey. Almost 99% of its 74,301 rows look different: a high and a low row side by side, as in an advertised range. Nobody outside knows how each row came about, so we call them reported pay ranges.',
    },
    {
      title: 'Two dates, kept apart',
      text: 'The ranges describe the work years 2024 and 2025. The file is a snapshot of January 19, 2025, so it holds only the start of 2025. The day we fetched each file is a third date, and it says nothing about how recent the pay is.',
    },
    {
      title: 'Each pair of rows is one range',
      text: 'We join the high and the low row of a pair into one range and use its midpoint. Counting both ends separately would stretch every percentile.',
    },
    {
      title: 'Repeated ranges are counted',
      text: 'Only 34,997 of the 74,301 rows are different from each other. The file has no id, so a repeated row may be a copy or a second opening. We count all of them. If many are copies, employers that list often weigh too much.',
    },
    {
      title: 'A title counts only if it names the role',
      text: 'A range belongs to a role if its whole title is the name of that role or one of a few fixed synonyms. Titles such as “Manager” or “Associate” say too little and are left out. Close names such as “AI Developer” are a role of their own, so that different jobs do not mix.',
    },
    {
      title: 'Fewer than ten ranges: no figure',
      text: 'A percentile of a few ranges tells you about those employers, not about the market. Such a row shows the number of ranges and “too few to show”. Roles with fewer than fifty ranges are shown with a hollow bar. Read them as a direction.',
    },
    {
      title: 'What a percentile says',
      text: 'The 25th percentile means that a quarter of the ranges have their midpoint at or below that amount. The median is the middle one. All ranges are full-time jobs in the United States. Between two ranges we draw a straight line.',
    },
    {
      title: 'How certain a median is',
      text: 'The 95% confidence interval of a median comes from the ordered ranges themselves and assumes nothing about the shape of pay. A wide interval means few ranges or very different ones. If repeated rows are copies, it is too narrow. The official sources publish no interval for the median.',
    },
    {
      title: 'Levels come from the source',
      text: 'The source grades each range as entry, mid, senior or executive. These grades are not years of experience, and employers do not grade alike. Official wages are by occupation only, without levels or work modes.',
    },
    {
      title: 'Two currencies, never mixed',
      text: 'US figures are in US dollars and Canadian figures in Canadian dollars. We convert them only if you ask, and then all at the one rate shown beside them. A converted salary says nothing about the cost of living: rent, tax and health care differ more than the exchange rate.',
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
      'None of our sources gives US states, and none says what a skill is worth.',
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
  fetched: 'fetched',
  open: {
    text: 'Use these figures in your own article, study or tool:',
    label: 'open figures as JSON and CSV',
    to: '/ai-salary-data-api',
  },
} as const;
