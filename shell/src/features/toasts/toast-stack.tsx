import { dismissToast, toastStore } from '@talent/sdk';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toastTexts } from '../../content/toasts';
import { MessageList } from './message-list';
import { useNotices } from './use-notices';

/** How long messages are shown, in ms. */
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
