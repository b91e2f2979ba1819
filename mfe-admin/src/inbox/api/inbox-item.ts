export type Urgency = 'now' | 'today' | 'soon';

/** The kinds of items; the words of each are in `content/item-words.ts`. */
export const itemKinds = [
  'step-overdue',
  'step-today',
  'contact-new',
  'application-new',
  'people-more',
  'address-wrong',
  'mail-bounced',
  'letter-failed',
  'mails-stuck',
  'linkedin-failed',
  'linkedin-unclear',
  'linkedin-ending',
  'linkedin-ended',
  'report-draft',
  'newsletter-paused',
  'market-refused',
  'market-unreachable',
  'crawl-errors',
  'sign-in-failed',
  'admin-denied',
  'rate-limited',
  'role-changed',
  'csp-new',
  'objective-missed',
  'canary-running',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Facts that the words of an item are made of; each kind has some of them. */
export type ItemFacts = Partial<
  Record<'id' | 'name' | 'subject' | 'step' | 'email' | 'mail' | 'text', string> &
    Record<'ends_at' | 'week' | 'source' | 'reason' | 'title' | 'figure', string> &
    Record<'given_up' | 'crawl' | 'pages' | 'addresses' | 'percent', number> &
    Record<'error' | 'problem', string | null>
> & {
  request?: 'contact' | 'application';
  of?: ItemKind;
  /** Of a bounce: `full` or `refused`, with the code of the mail server. */
  code?: string;
};

export interface InboxItem {
  /** The same for the same thing, such as `person:<id>`; a snooze names it. */
  key: string;
  kind: ItemKind;
  urgency: Urgency;
  at: string;
  /** How many of the kind the item stands for. */
  count: number;
  facts: ItemFacts;
}

/** A check that would have found something, and when it last succeeded. */
export interface InboxCheck {
  name: string;
  at: string;
}

export interface Inbox {
  items: readonly InboxItem[];
  /** By key of an item: until when the person does not want to see it. */
  snoozes: Readonly<Record<string, string>>;
  /** Newest first. */
  checks: readonly InboxCheck[];
  /** The gateway could not be asked: a running canary and missed objectives are not among the items. */
  isSiteUnread: boolean;
}
