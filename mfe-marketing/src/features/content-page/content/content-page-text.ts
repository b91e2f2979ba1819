/** Words that every page of text shares. */
export const contentPageText = {
  contents: 'On this page',
  related: 'Where to go next',
  /** Names the strip of facts under a heading. */
  glance: 'At a glance',
  summary: 'In short',
  /** Under a table that says who does what. */
  duties: 'A filled square: does it or decides it. A hollow one: takes part or is told.',
  clocks: {
    /** Four weeks of the search, then the months after the start, which are drawn shorter. */
    axis: ['Intake call', 'Week 2', 'Week 3', 'Week 4', 'First day'],
    caption:
      'Days and weeks are counted from the intake call, the months of support from the first day. The right part of the drawing is compressed.',
  },
  scorecard: {
    question: 'Look for',
    weak: 'A weak answer: one square',
    strong: 'A good answer: four squares',
    sample: 'Sample scores',
    candidates: ['A', 'B', 'C'],
    note: 'Sample: candidates A, B and C and their scores are made up. They show how to compare people on one sheet.',
    more: { label: 'See a sample shortlist', to: '/contact-ai-recruiters#sample-shortlist' },
  },
  zones: {
    places: 'City',
    day: (city: string) => `Nine to five there, on ${city} time`,
    hours: 'In common',
    allows: 'What that allows',
    note: (city: string) =>
      `Squares are working hours from midnight to midnight in ${city}; filled ones are shared. The lines are at nine and five.`,
  },
  periods: {
    thing: 'Data',
    months: 'Months',
    period: 'Kept for',
    note: 'Each square is a month. A hollow square is less than a month.',
  },
  options:
    'Example years: each line is a person, each filled square a paid month. Half a square is part of the week.',
} as const;
