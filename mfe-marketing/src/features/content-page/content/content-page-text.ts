/** Words that stand on every page of text. */
export const contentPageText = {
  contents: 'On this page',
  related: 'Where to go next',
  clocks: {
    /** Four weeks of the search, then the months after the start, which are drawn shorter. */
    axis: ['Brief call', 'Week 2', 'Week 3', 'Week 4', 'First day'],
    caption:
      'Days and weeks are counted from the brief call, the months of support from the first day. The right part of the drawing is compressed.',
  },
} as const;
