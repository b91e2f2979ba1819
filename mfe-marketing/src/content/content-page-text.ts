/** Words that stand on every page of text. */
export const contentPageText = {
  breadcrumbs: 'Breadcrumbs',
  home: { label: 'Home', to: '/' },
  contents: 'On this page',
  related: 'Where to go next',
} as const;
