import type { Inbox, InboxItem, Urgency } from './api/inbox-item';

/** The groups of the inbox, the most urgent first. */
const urgencies: readonly Urgency[] = ['now', 'today', 'soon'];

interface ItemGroup {
  urgency: Urgency;
  items: readonly InboxItem[];
  /** How many things the items stand for. */
  count: number;
}

interface GroupedInbox {
  /** Groups that have items, the most urgent first; in each the newest item first. */
  groups: readonly ItemGroup[];
  /** Items that the person has put aside. */
  aside: readonly InboxItem[];
  /** Of all groups. */
  count: number;
}

/** The items by urgency, without those that the person has put aside. */
export function groupItems({ items, snoozes }: Inbox, now: Date): GroupedInbox {
  const isAside = ({ key }: InboxItem): boolean => {
    const until = snoozes[key];
    return until !== undefined && Date.parse(until) > now.getTime();
  };
  const newestFirst = items.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const waiting = newestFirst.filter((item) => !isAside(item));
  const groups = urgencies
    .map((urgency): ItemGroup => {
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
