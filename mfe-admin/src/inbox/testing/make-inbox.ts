import type { Inbox, InboxItem } from '../api/inbox-item';

/** An item: a contact request of this morning, where nothing else is given. */
export function makeItem(part: Partial<InboxItem> = {}): InboxItem {
  return {
    key: 'person:1',
    kind: 'contact-new',
    urgency: 'today',
    at: '2026-11-24T08:00:00Z',
    count: 1,
    facts: { id: '1', name: 'Ada Example', subject: 'Example Robotics', request: 'contact' },
    ...part,
  };
}

/** An inbox without anything, where nothing else is given. */
export function makeInbox(part: Partial<Inbox> = {}): Inbox {
  return { items: [], snoozes: {}, checks: [], isSiteUnread: false, ...part };
}
