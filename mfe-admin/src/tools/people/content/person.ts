import { formatCount } from '@talent/sdk/format';

/** Texts of a record's page. */
export const recordTexts = {
  title: 'Record',
  back: 'All people',
  loading: 'Loading the record …',
  failed: 'The record could not be loaded.',
  failedHow: 'Check the connection.',
  retry: 'Try again',
  missing:
    'There is no record at this address. It may have been erased, or its 24 months may be over.',
  request: { contact: 'Hiring request', application: 'Application' },
  facts: {
    reference: 'Reference',
    received: 'Received',
    page: 'Sent from',
    emailSent: 'Email as sent',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    need: 'Need',
    roles: 'Roles',
    start: 'Start',
    lookedAt: 'looked at',
    job: 'Job',
    eligibility: 'Work eligibility',
    links: 'Links',
    consent: 'Agreed to',
    message: 'Message',
    none: 'None given',
  },
  sample: 'Sample job',
} as const;

/** Texts of the work on a record. */
export const workTexts = {
  title: 'Work',
  stage: 'Stage',
  assignee: 'Assignee',
  noAssignee: 'No one',
  step: 'Next step',
  stepHint: 'Up to 200 characters',
  day: 'Date',
  save: 'Save next step',
  done: 'Done',
  stepMissing: 'Write the next step, or clear the date.',
  moved: (stage: string): string => `Moved to ${stage}`,
  assigned: (who: string): string => `Assigned to ${who}`,
  unassigned: 'Assigned to no one',
  stepSaved: 'Next step saved',
  stepDone: 'Next step done',
  conflict:
    'This record was changed in another place first. You see that change: make yours again.',
  conflictWith: (who: string, time: string): string =>
    `${who} changed this record first, at ${time}. You see that change: make yours again.`,
  gone: 'This record was erased. Nothing was saved.',
  failed: 'The change was not saved. Check the connection and make it again.',
} as const;

export const noteTexts = {
  title: 'Notes',
  lede: 'For staff. The person gets them if they ask for their data.',
  label: 'New note',
  add: 'Add note',
  adding: 'Adding …',
  missing: 'Write the note first.',
  failed: 'The note was not saved. It is still here: check the connection and add it again.',
  gone: 'This record was erased. The note was not saved.',
  added: 'Note added',
  loading: 'Loading the notes …',
  loadFailed: 'The notes could not be loaded.',
  retry: 'Try again',
  empty: 'No notes yet.',
  author: (name: string): string => `by ${name}`,
  edit: 'Edit',
  editLabel: (time: string): string => `Edit the note of ${time}`,
  field: 'Text of the note',
  editedAt: 'edited',
  saveEdit: 'Save note',
  edited: 'Note changed',
  editFailed:
    'The note was not changed. Your text is still here: check the connection and save again.',
  remove: 'Delete',
  removeLabel: (time: string): string => `Delete the note of ${time}`,
  removed: 'Note deleted',
  removeFailed: 'The note was not deleted. Check the connection and delete it again.',
  conflict:
    'This note was changed in another place first. Read it as it is now, then make your change again.',
  cancel: 'Cancel',
} as const;

export const cvTexts = {
  title: 'Resume',
  size: (bytes: number): string => `PDF, ${formatCount(Math.max(1, Math.round(bytes / 1024)))} KB`,
  open: 'Download resume',
  opening: 'Getting the link …',
  noted: 'Each download is in the history.',
  failed: 'The resume could not be opened. Check the connection and try again.',
} as const;

export const duplicateTexts = {
  title: 'Same person?',
  loading: 'Looking for duplicates …',
  failed: 'Duplicates could not be looked for.',
  retry: 'Try again',
  same: {
    email: 'same email',
    phone: 'same phone',
    name: 'same name',
  } as Readonly<Record<string, string>>,
  none: 'No other record has this email, phone or name.',
} as const;

export const historyTexts = {
  title: 'History',
  loading: 'Loading the history …',
  failed: 'The history could not be loaded.',
  retry: 'Try again',
  empty: 'Nothing was done with this record yet.',
  server: 'the server',
  by: (who: string): string => `by ${who}`,
  actions: {
    'person.moved': 'Moved',
    'person.assigned': 'Assigned',
    'person.next-step-set': 'Next step set',
    'person.next-step-cleared': 'Next step done',
    'person.note-added': 'Note added',
    'person.note-edited': 'Note changed',
    'person.note-deleted': 'Note deleted',
    'person.note-restored': 'Note restored',
    'person.answer-added': 'Answer recorded',
    'person.answer-deleted': 'Answer deleted',
    'person.answer-restored': 'Answer restored',
    'person.address-corrected': 'Address corrected',
    'person.mails-retried': 'Mails sent again',
    'person.mail-queued': 'Mail queued',
    'person.cv-opened': 'Resume downloaded',
    'person.exported': 'Data exported',
  } as Readonly<Record<string, string>>,
  fromTo: (from: string, to: string): string => `from ${from} to ${to}`,
  to: (who: string): string => `to ${who}`,
  on: (day: string): string => `for ${day}`,
} as const;

export const dataTexts = {
  title: 'Personal data',
  lede: 'Everything under this email: requests, resumes, notes, mails, newsletter, salary figures and alerts, assessments.',
  export: 'Export data',
  exporting: 'Collecting …',
  exported: 'Data exported',
  exportFailed: 'The data was not exported. Check the connection and try again.',
  exportIncomplete:
    'A resume is missing from the export: its file could not be read. Export again later.',
  erase: 'Erase person',
  eraseTitle: (name: string): string => `Erase ${name}`,
  eraseText:
    'This deletes everything under the email, in this and every other record, with the files. It cannot be undone. The history keeps record ids and no names. Backups lose the data when they expire.',
  others: 'Records of the same person under another email stay: open them and erase them as well.',
  type: 'Type the email to confirm',
  wrong: 'This is not the email of the record.',
  confirm: 'Erase everything',
  erasing: 'Erasing …',
  cancel: 'Cancel',
  eraseFailed: 'Nothing was erased. Check the connection and try again.',
  gone: 'This record was already erased.',
  erased: (records: number, files: number): string =>
    `Erased: ${records} ${records === 1 ? 'record' : 'records'}, ${files} ${files === 1 ? 'file' : 'files'}`,
  filesLeft: (files: number): string =>
    `${files} ${files === 1 ? 'file is' : 'files are'} deleted within the hour.`,
  account: 'The staff account with this email stays. Remove its role on the security dashboard.',
} as const;

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
