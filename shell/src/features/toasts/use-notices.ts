import { noticeStore } from '@talent/sdk';
import type { Toast } from '@talent/sdk';
import { useEffect, useState } from 'react';

/** How many notices there are at most: the oldest makes room. */
const NOTICE_LIMIT = 3;

let count = 0;

/** The messages of `notify` that are shown, oldest first. Takes new ones out of the store. */
export function useNotices(): { notices: readonly Toast[]; dismissNotice: (id: string) => void } {
  const waiting = noticeStore();
  const [notices, setNotices] = useState<readonly Toast[]>([]);

  useEffect(() => {
    if (waiting.length === 0) return;
    noticeStore.setState([], true);
    const added = waiting.map((message) => ({ ...message, id: String((count += 1)), open: true }));
    setNotices((shown) => [...shown, ...added].slice(-NOTICE_LIMIT));
  }, [waiting]);

  function dismissNotice(id: string): void {
    setNotices((shown) => shown.filter((notice) => notice.id !== id));
  }

  return { notices, dismissNotice };
}
