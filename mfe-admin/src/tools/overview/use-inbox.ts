import { snoozeItem, wakeItem } from '../../inbox/api/change-item';
import type { Inbox } from '../../inbox/api/inbox-item';
import { inboxQueries } from '../../inbox/queries';
import { queryClient } from '../../queries/query-client';
import { useData } from '../../queries/use-data';
import { useOptimisticChange } from '../../queries/use-optimistic-change';
import { snoozeTexts as text } from './content/overview';

const { queryKey } = inboxQueries.inbox;

/** Until when an item is put aside from now on and before; null: it is in the inbox. */
interface Move {
  key: string;
  until: string | null;
  was: string | null;
}

export function useInbox() {
  const query = useData(inboxQueries.inbox);
  const { change, undoLast } = useOptimisticChange<Inbox, Move>({
    queryKey,
    apply: (inbox, { key, until }) => withSnooze(inbox, key, until),
    revert: (inbox, { key, was }) => withSnooze(inbox, key, was),
    save: ({ key, until }) => store(key, until),
    unsave: ({ key, was }) => store(key, was),
    texts: {
      done: ({ until }) => (until === null ? text.undone : text.done),
      undone: text.asBefore,
      failed: () => text.failed,
      failedHow: text.failedHow,
      failure: text.failure,
    },
  });
  function move(key: string, until: string | null): void {
    const was = queryClient.getQueryData<Inbox>(queryKey)?.snoozes[key] ?? null;
    void change({ key, until, was });
  }
  return {
    query,
    /** Puts an item aside until tomorrow, at once. */
    snooze: (key: string) => move(key, tomorrow(new Date()).toISOString()),
    /** Shows an item again that was put aside. */
    wake: (key: string) => move(key, null),
    /** Takes the last of both back; false: there is none. */
    undo: undoLast,
  };
}

function store(key: string, until: string | null): Promise<void> {
  return until === null ? wakeItem(key) : snoozeItem(key, new Date(until));
}

function withSnooze(inbox: Inbox, key: string, until: string | null): Inbox {
  const { [key]: _was, ...others } = inbox.snoozes;
  return { ...inbox, snoozes: until === null ? others : { ...others, [key]: until } };
}

/** Six in the morning of the next day, where the person is: before a working day begins. */
function tomorrow(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 6);
}
