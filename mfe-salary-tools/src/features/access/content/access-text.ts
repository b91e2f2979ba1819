/** Words of the sign-up that opens every role in full. */
export const accessText = {
  title: 'See every role',
  lede: 'Three roles are open in full, and the headline figure of every role. Leave an address, and this browser shows the rest: no password, and nothing to confirm.',
  gains: [
    'Every role by level and work mode, compared with any other',
    'Medians by year',
    'How pay spreads out, role by role',
    'CSV of whatever you have on screen',
  ],
  alsoOpens: 'Opens:',
  free: 'Free. No credit card.',
  fields: { email: 'E-mail', role: 'What brings you here?' },
  submit: 'Show every role',
  sending: 'One moment …',
  retry: 'Try again',
  problems: { one: 'Please check this field', many: 'Please check these fields' },
  honeypot: 'Leave this empty',
  noScript:
    'Without JavaScript the details of the further roles stay closed: this page can take your address, but not open them. The three open roles, the method and the sources are all here.',
  opening: 'Opening the figures of every role …',
  opened: 'Every role is open in this browser, in all its tabs, from now on.',
  refused: 'Your earlier sign-up no longer opens the figures. Please leave your address once more.',
  failedLoad: {
    title: 'The further roles did not arrive',
    text: 'You are signed up; only the figures could not be fetched. The open roles are not affected.',
    retry: 'Fetch them again',
  },
  failed: {
    offline: {
      title: 'No answer came back',
      text: 'The connection may be down. What you filled in is still here: try again when you are online.',
    },
    unavailable: {
      title: 'We could not take it',
      text: 'That is our fault, not yours. What you filled in is still here: please try again in a moment.',
    },
    limited: {
      title: 'Too many forms came from here',
      text: 'What you filled in is still here. Please try again',
    },
  },
  formMissing: 'The form could not be loaded. Please reload the page.',
} as const;
