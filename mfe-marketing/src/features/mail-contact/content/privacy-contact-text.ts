/** Words around the address for requests about data; the address itself is the site configuration's. */
export const privacyContactText = {
  title: 'How to reach us about your data',
  before: 'Write to',
  after:
    'from the address that it is about, or quote the reference that a form gave you: that is how we know that the data is yours. No form and no copy of a passport is needed.',
} as const;
