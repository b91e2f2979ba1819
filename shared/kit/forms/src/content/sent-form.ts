/** Words around every form that visitors send. */
export const sentFormText = {
  problems: { one: 'Please check this field', many: 'Please check these fields' },
  sending: 'Sending …',
  retry: 'Send again',
  honeypot: 'Leave this empty',
  failed: {
    offline: {
      title: 'No answer came back',
      text: 'Your connection may be down. Everything you entered is still here. Send it again when you are online. If it did arrive, we will not store it twice.',
    },
    unavailable: {
      title: 'We could not store it',
      text: 'This is our fault, not yours. Everything you entered is still here. Please send it again in a moment.',
    },
    limited: {
      title: 'Too many forms came from here',
      text: 'Everything you entered is still here. Please send it again',
    },
  },
  /** Before the address, which follows. */
  otherwise: 'If it keeps failing, email',
  reference: 'Your reference',
};
