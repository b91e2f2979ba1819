/** Words that stand on every page of text. */
export const contentPageText = {
  contents: 'On this page',
  related: 'Where to go next',
} as const;
