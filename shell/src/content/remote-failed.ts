/** Words for a part of the site that cannot be loaded. */
export const remoteFailed = {
  title: 'This part of the page could not be loaded',
  text: 'The rest of the site works. Trying again often helps, and nothing you entered elsewhere is lost.',
  retry: 'Try again',
  home: 'Go to the home page',
  elsewhere: 'These parts of the site work:',
  /** On a served page whose controls could not be loaded: the text is all there. */
  servedNotice: 'You can read this page, but some buttons and forms don’t work yet.',
} as const;
