import { formatCount } from '@talent/sdk/format';

/** Subscribers whose address refuses mail. */
export const leftOutTexts = {
  count: (count: number): string =>
    `${formatCount(count)} ${count === 1 ? 'address is' : 'addresses are'} left out: ${count === 1 ? 'it refuses' : 'they refuse'} mail`,
  rule: 'An address without a mailbox is left out of every newsletter and alert until you clear it. A full mailbox, or one that refuses our mail, is tried again seven days after its last refusal.',
  retry: 'Try again',
  loading: 'Loading the addresses …',
  failed: 'The addresses could not be loaded.',
  clear: 'Send there again',
  clearOf: (address: string): string => `Send to ${address} again`,
  clearing: 'Clearing …',
  cleared: (address: string): string => `The next mailing goes to ${address} again`,
  notCleared: 'The address is still left out. Check the connection and try again.',
} as const;
