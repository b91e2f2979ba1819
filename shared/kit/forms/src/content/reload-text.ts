/** Words for a page that is too old for the server. */
export const reloadText = {
  title: 'This page has changed since you opened it',
  kept: 'Nothing was sent. Please reload the page and send it again: your entries are kept.',
  lost: 'Nothing was sent. Please reload the page and send it again. Your browser does not let us keep your entries, so copy what you need first.',
  file: 'Only the file has to be chosen again.',
  reload: 'Reload the page',
} as const;
