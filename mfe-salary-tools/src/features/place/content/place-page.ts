/** Words of the page of a role in a place. Figures and names come with the page's data. */
export const placePage = {
  parent: { label: 'AI salary data', to: '/ai-ml-salary-data' },
  sections: {
    sources: {
      id: 'sources',
      title: 'What each source says',
      note: 'Each source measures something else, so nothing here is averaged.',
    },
    here: { id: 'here', title: 'What it means here' },
    mix: {
      id: 'occupations',
      title: 'How the title is filed',
      note: 'No official statistic counts this title. Employers file it under these occupations, so their official pay is the nearest that there is.',
    },
    metros: { id: 'metros', title: 'Official pay by metro area' },
    years: {
      id: 'years',
      title: 'Official pay by year',
      note: 'A gap is a year for which the source publishes no median, or a place whose limits changed: areas before and after are not the same.',
    },
    others: { id: 'places', title: 'Other places and roles' },
  },
  map: {
    subtitle: {
      US: 'Median of filings by state, US dollars a year',
      CA: 'Official median by province, Canadian dollars a year',
    },
    from: 'from',
    none: 'too few filings, or no figure',
    here: 'this place',
    label: 'Median pay a year, by source',
  },
  finder: {
    role: 'Role',
    place: 'City, metro area or state',
    hint: 'Such as Austin, TX, Texas or NYC. Sources of the United States.',
    none: (label: string, place: string) => `No source has enough cases of ${label} in ${place}.`,
    page: (label: string, place: string) => `All figures of ${label} in ${place}`,
  },
  list: {
    id: 'places',
    title: 'Pay by place',
    metros: 'Metro areas, the highest median first',
    more: 'Show all metro areas',
    note: 'The median is official pay where the source publishes it, or else that of filings by title. Bought: the same amount at the country’s average prices.',
    heads: { place: 'Metro area', median: 'Median', buys: 'Buys', of: 'Based on' },
    canada:
      'For Canada, Job Bank publishes provinces and some cities. There is one source, so no place there has a page of its own.',
  },
  heads: {
    occupation: 'Occupation',
    share: 'Share of filings',
    median: 'Official median here',
    metro: 'Metro area',
    employed: 'People employed',
  },
  none: 'not published',
  /** What a source leans to, by its kind. */
  leans: {
    official:
      'Official pay is what employers pay the people they employ, by occupation and without bonus or equity.',
    filings:
      'Filings are what employers offered in labor condition applications. They lean to large employers, and to people who need a visa.',
    reported: 'Reported ranges are what advertised jobs offer, in the whole country.',
  },
  actions: {
    csv: 'Download the figures (CSV)',
    role: 'The role in the whole country',
    method: 'How the figures are made',
  },
  unit: 'US dollars a year',
} as const;
