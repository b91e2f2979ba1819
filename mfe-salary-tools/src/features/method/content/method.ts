/** How the figures are made. Counts of rows describe the source file of 19 January 2025. */
export const method = {
  title: 'How the figures are made',
  lede: 'The rules below are few, and each of them moves the figures. Most apply to posted pay; official figures are the sources’ own, with Canada’s hourly wages turned into yearly ones.',
  parts: [
    {
      title: 'A posted range counts once',
      text: 'The source lists most postings as two neighbouring rows, the upper and the lower end of one range. Almost 99% of its 74,301 rows form such pairs. We collapse a pair into one posting and use its midpoint; taken as two postings, the ends would stretch every percentile apart.',
    },
    {
      title: 'Repeated postings are kept',
      text: 'The file has 74,301 rows, and 34,997 of them are different from each other. Since it carries no posting id, a repeated row may be a copy or a second opening, and nothing tells which. We keep all of them, so employers who post often weigh more.',
    },
    {
      title: 'A title counts only if it names the role',
      text: 'A posting belongs to a role when its whole title is that role’s name, or one of a few fixed synonyms. Titles such as “Manager” or “Associate” say too little and are left out; near names such as “AI Developer” are a role of their own, so that different jobs do not mix.',
    },
    {
      title: 'Fewer than ten postings: no figure',
      text: 'A percentile of a handful of postings says more about those employers than about the market. Such a row shows how many postings there are and “suppressed: n < 10”. Samples below fifty are shown, and drawn hollow: read them as a direction.',
    },
    {
      title: 'What a percentile says',
      text: 'Postings of work years 2024 and 2025, full time, located in the United States. p25 means that a quarter of postings offer that much or less; the median is the middle one. Between two postings we interpolate in a straight line.',
    },
    {
      title: 'How sure a median is',
      text: 'The 95 % interval of a median is taken from the ordered postings themselves, by the binomial distribution: it assumes nothing about the shape of pay. A wide interval means few or very different postings. The official sources publish no interval of the median, so there is none for theirs.',
    },
    {
      title: 'Levels are the source’s own',
      text: 'Entry, mid, senior and executive are the grades that the postings carry in their source. They are not years of experience, and employers do not grade alike. Official statistics know occupations only, not levels or work modes.',
    },
    {
      title: 'Two currencies, never mixed',
      text: 'US figures are in US dollars, Canadian ones in Canadian dollars. Only if you ask for it are they converted, all at the one rate named beside them. A converted salary is no cost of living: rent, tax and health care differ more than the rate.',
    },
    {
      title: 'Canada comes from Job Bank alone',
      text: 'Nine in ten Canadian rows of the postings file are marked as US dollars, and some of them are probably Canadian. We publish none of them. Job Bank’s hourly wages are multiplied by 2,080, the hours of a full-time year.',
    },
  ],
  limits: {
    title: 'What the figures are not',
    items: [
      'Posted pay is not paid pay. It covers employers who name a range, and an offer can end anywhere in it or outside.',
      'No source here gives US states, and none says what a skill is worth.',
      'Equity and benefits are in none of the three sources, and the postings say nothing about bonuses.',
      'Not adjusted for inflation, prices of a place, or the mix of levels and employers. A difference between two roles is not a cause.',
      'The two US tables do not measure the same thing: one counts open positions, the other everybody employed in an occupation.',
      'Not a forecast, and not advice on a single salary.',
    ],
  },
} as const;

/** The list of sources. */
export const sources = {
  title: 'Sources and licences',
  licence: 'Licence:',
  edition: 'Edition',
} as const;
