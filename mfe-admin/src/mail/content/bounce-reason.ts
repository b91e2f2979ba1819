/** Texts of the reason why an address refuses mail. */
export const bounceReasonTexts = {
  reasons: {
    'no-mailbox': 'There is no such mailbox.',
    full: 'The mailbox is full.',
    refused: 'The mail server refuses our mails.',
  } as Readonly<Record<string, string>>,
  answer: (code: string): string => `Answer ${code},`,
} as const;
