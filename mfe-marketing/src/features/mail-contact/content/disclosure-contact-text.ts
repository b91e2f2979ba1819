/** Words around the email address for security reports; the address itself comes from the site's configuration. */
export const disclosureContactText = {
  title: 'Where to send a security report',
  before: 'Email',
  after:
    'and start the subject line with “Security report”. The same address is in our security.txt file, in the form that scanners and researchers expect.',
} as const;
