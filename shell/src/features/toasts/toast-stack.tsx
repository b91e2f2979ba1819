import { dismissToast, toastStore, noticeStore, type Toast } from '@talent/sdk';
import { useState, useEffect, type ReactNode } from 'react';
import { toastTexts } from '../../content/toasts';
import { MessageList } from './message-list';

const TOAST_DURATION = 5000;
const NOTICE_DURATION = 4000;
const TOAST_KEYS = ['F8'];
const NOTICE_KEYS = ['altKey', 'KeyT'];

/**
 * The foot of the window, above the cookie banner: the notices, and the toast below them. Only the
 * cards catch the pointer.
 */
export function ToastStack(): ReactNode {
  const [stack, setStack] = useState<HTMLElement | null>(null);
  const toasts = toastStore();
  const { notices, dismissNotice } = useNotices();
  return (
    <div
      ref={setStack}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--banner-height)+1rem)] z-50 flex flex-col gap-2 sm:left-auto sm:w-96"
    >
      {stack && (
        <>
          <MessageList
            messages={notices}
            duration={NOTICE_DURATION}
            label={toastTexts.noticeArea}
            hotkey={NOTICE_KEYS}
            announcer={stack}
            onDismiss={dismissNotice}
          />
          <MessageList
            messages={toasts}
            duration={TOAST_DURATION}
            label={toastTexts.toastArea}
            hotkey={TOAST_KEYS}
            announcer={stack}
            onDismiss={dismissToast}
          />
        </>
      )}
    </div>
  );
}

/** How many notices there are at most: the oldest makes room. */
const NOTICE_LIMIT = 3;

let count = 0;

/** The messages of `notify` that are shown, oldest first. Takes new ones out of the store. */
function useNotices(): { notices: readonly Toast[]; dismissNotice: (id: string) => void } {
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
