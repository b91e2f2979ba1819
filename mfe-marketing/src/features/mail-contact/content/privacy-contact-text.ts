/** Words around the email address for requests about data; the address itself comes from the site's configuration. */
export const privacyContactText = {
  title: 'How to send us a privacy request',
  before: 'Email',
  after:
    'and address it to {privacy-contact}. Write from the email address that the request is about, or quote the reference that a form gave you. That is how we know that the data is yours. You don’t need a form or a copy of your passport.',
} as const;
