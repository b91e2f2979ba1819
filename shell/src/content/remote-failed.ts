/** Words for a part of the site that cannot be loaded. */
export const remoteFailed = {
  title: 'This part of the site is not answering',
  text: 'Everything else works. Trying again often helps; nothing you entered elsewhere is lost.',
  retry: 'Try again',
  home: 'Go to the start page',
  elsewhere: 'These parts of the site work:',
  /** On a served page whose controls could not be loaded: the text is all there. */
  servedNotice: 'You can read this page, but parts of it do not react yet.',
} as const;
