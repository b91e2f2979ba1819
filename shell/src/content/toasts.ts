/** Texts around messages that appear at the foot of the window. */
export const toastTexts = {
  /** Words that a screen reader hears before a message. */
  announced: 'Message',
  /** Name of the part of the page that holds the message; `{hotkey}` is the key that leads there. */
  toastArea: 'Message ({hotkey})',
  /** As above, for short reports on work done. */
  noticeArea: 'Reports ({hotkey})',
  close: 'Close message',
  success: 'Done',
  error: 'Error',
} as const;
