import type { Inbox, InboxItem, Urgency } from './api/inbox-item';

const urgencies: readonly Urgency[] = ['now', 'today', 'soon'];

/** The items by urgency, in each the newest first, without those that the person has put aside. */
export function groupItems({ items, snoozes }: Inbox, now: Date) {
  const isAside = ({ key }: InboxItem): boolean => {
    const until = snoozes[key];
    return until !== undefined && Date.parse(until) > now.getTime();
  };
  const newestFirst = items.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const waiting = newestFirst.filter((item) => !isAside(item));
  const groups = urgencies
    .map((urgency) => {
      const own = waiting.filter((item) => item.urgency === urgency);
      return { urgency, items: own, count: countOf(own) };
    })
    .filter((group) => group.items.length > 0);
  return { groups, aside: newestFirst.filter(isAside), count: countOf(waiting) };
}

/** An item stands for itself, but for the line that counts requests beyond those of the list. */
function countOf(items: readonly InboxItem[]): number {
  return items.reduce((sum, { kind, count }) => sum + (kind === 'people-more' ? count : 1), 0);
}
