/** Words that every form of the salary tools shares. */
export const formText = {
  problems: { one: 'Please check this field', many: 'Please check these fields' },
  sending: 'One moment …',
  retry: 'Try again',
  honeypot: 'Leave this empty',
  failed: {
    offline: {
      title: 'No answer came back',
      text: 'Your connection may be down. Everything you entered is still here. Try again when you are online.',
    },
    unavailable: {
      title: 'We could not save this',
      text: 'The fault is ours, not yours. Everything you entered is still here. Please try again in a moment.',
    },
    limited: {
      title: 'Too many forms were sent from here',
      text: 'Everything you entered is still here. Please try again',
    },
  },
  missing: 'The form could not be loaded. Please reload the page.',
} as const;
