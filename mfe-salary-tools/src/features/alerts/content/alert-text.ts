/** Words of 'Tell me when this role moves'. The consent comes from the rules that the form shares with the server. */
export const alertText = {
  /** Without a role that the page has chosen. */
  title: 'Tell me when a role moves',
  /** Before the name of the role that the page is about. */
  titleOf: 'Tell me when this role moves:',
  intro:
    'Leave your email. When a source has a new edition, we tell you what changed for your role: the median before and now, each with the number of cases behind it.',
  when: 'We write only if the median or the middle half moved by more than 2%, or a figure was added or withheld. It is one email per edition at most.',
  fields: {
    email: 'Email for the alert',
    role: 'Role to follow',
    noRole: 'Choose a role',
    country: 'Figures for',
  },
  submit: 'Send me the alert',
  privacy: { before: 'What we store and for how long:', label: 'privacy policy' },
  sent: {
    title: 'One more step: open your inbox',
    reference: 'Your reference',
    next: [
      'We have sent you an email. Open its link within seven days to confirm. The alert is off until then.',
      'No email after a few minutes? Check your spam folder, or ask for the alert again.',
    ],
    again: 'Follow another role',
  },
} as const;
