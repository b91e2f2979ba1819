/** Texts of an address that refuses mail. */
export const bounceTexts = {
  title: (email: string): string => `Mails to ${email} do not arrive`,
  retry: 'Try again',
  retrying: 'Trying …',
  retried: (mails: number): string =>
    mails === 0
      ? 'No mail waits. Write a new one.'
      : `${mails} ${mails === 1 ? 'mail is' : 'mails are'} sent again`,
  retryFailed: 'The mails were not sent again. Check the connection and try again.',
  correct: 'Correct the address',
  field: 'Correct email',
  hint: 'Mails that did not arrive are sent there. The request stays as it was sent.',
  save: 'Save address',
  saving: 'Saving …',
  cancel: 'Cancel',
  wrong: 'Write a whole email address, such as name@company.com.',
  same: 'This is the address that does not work.',
  saved: (mails: number): string =>
    mails === 0
      ? 'Address corrected'
      : `Address corrected. ${mails} ${mails === 1 ? 'mail is' : 'mails are'} sent again`,
  failed: 'The address was not saved. It is still here: check the connection and save it again.',
  conflict: (email: string): string => `Another admin has corrected it to ${email}.`,
  gone: 'This record was erased. Nothing was saved.',
} as const;

/** Texts of an answer of the person. */
export const answerTexts = {
  record: 'Record an answer',
  lede: 'Answers arrive in the shared mailbox. Paste one here, so that everyone sees it.',
  from: 'From',
  at: 'Received',
  atHint: 'In the time zone of this browser',
  text: 'Text of the answer',
  save: 'Save answer',
  saving: 'Saving …',
  cancel: 'Cancel',
  fromWrong: 'Write the address that the mail came from.',
  atWrong: 'Choose a day and time that is not in the future.',
  textMissing: 'Paste the text.',
  tooLong: 'Use at most 20,000 characters.',
  failed: 'The answer was not saved. It is still here: check the connection and save it again.',
  gone: 'This record was erased. The answer was not saved.',
  saved: 'Answer saved',
  badge: 'Answer',
  remove: 'Delete',
  removeLabel: (time: string): string => `Delete the answer of ${time}`,
  removed: 'Answer deleted',
  undo: 'Undo',
  undone: 'Undone',
  notRemoved: 'The answer was not deleted',
  notRemovedHow: 'Check the connection and delete it again.',
  recordedBy: (name: string): string => `recorded by ${name}`,
} as const;

export const mailTexts = {
  title: 'Mails',
  write: 'Write a mail',
  loading: 'Loading the mails …',
  loadFailed: 'The mails could not be loaded.',
  retry: 'Try again',
  empty: 'No mails yet.',
  receipt: 'Confirmation of the form',
  statuses: { queued: 'Queued', sent: 'Sent', failed: 'Not delivered' },
  attempt: (error: string): string => `The mail server answered: ${error}`,
  to: (email: string): string => `To ${email}; the answer goes to our shared mailbox.`,
  template: 'Template',
  subject: 'Subject',
  text: 'Text',
  send: 'Send mail',
  sending: 'Sending …',
  cancel: 'Cancel',
  queued: 'Mail queued',
  replaceLabel: 'Use another template',
  replaceQuestion: 'Replace your text with the template?',
  replace: 'Replace text',
  keep: 'Keep text',
  subjectMissing: 'Write a subject.',
  textMissing: 'Write the text.',
  tooLong: 'Use at most 8,000 characters.',
  spots: (spots: readonly string[]): string => `Replace ${spots.join(', ')} with your words.`,
  failed:
    'The mail was not queued. Your text is still here: check the connection and send it again.',
  gone: 'This record was erased. The mail was not sent.',
} as const;
