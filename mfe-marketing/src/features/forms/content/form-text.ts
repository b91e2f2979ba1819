/** Words that every form of this app shares. */
export const formText = {
  problems: { one: 'Please check this field', many: 'Please check these fields' },
  sending: 'Sending …',
  retry: 'Send again',
  honeypot: 'Leave this empty',
  failed: {
    offline: {
      title: 'No answer came back',
      text: 'The connection may be down. Everything you filled in is still here: send it again when you are online. If it did arrive, it is not stored twice.',
    },
    unavailable: {
      title: 'We could not store it',
      text: 'That is our fault, not yours. Everything you filled in is still here: please send it again in a moment.',
    },
    limited: {
      title: 'Too many forms came from here',
      text: 'Everything you filled in is still here. Please send it again',
    },
  },
  /** Before the address, which follows. */
  otherwise: 'If it keeps failing, write to',
  reference: 'Your reference',
} as const;
