import { noticeStore } from '@talent/sdk';
import { isValidElement, useEffect } from 'react';
import type { FocusEvent } from 'react';
import { Toaster, toast as sonner } from 'sonner';
import { toastTexts } from '../../content/toasts';
import { CloseButton } from './close-button';
import { MessageCard } from './message-card';

/** How long a notice is shown when no one points at it or has the focus among them, in ms. */
const NOTICE_DURATION = 4000;
/** How many notices there are at most: the oldest makes room. */
const NOTICE_LIMIT = 3;

/** The messages of `notify`. Alt+T focuses them, Escape dismisses the focused ones. */
export function NoticeList() {
  const waiting = noticeStore();
  useEffect(() => {
    if (waiting.length === 0) return;
    noticeStore.setState([], true);
    for (const message of waiting) {
      sonner.custom(
        (id) => (
          <MessageCard
            message={message}
            close={<CloseButton onClick={() => sonner.dismiss(id)} />}
          />
        ),
        { duration: NOTICE_DURATION },
      );
    }
    for (const { id } of sonner.getToasts().slice(0, -NOTICE_LIMIT)) sonner.dismiss(id);
  }, [waiting]);

  return (
    <div
      onFocus={() => showFor(Number.POSITIVE_INFINITY)}
      onBlur={(event) => {
        if (leaves(event)) showFor(NOTICE_DURATION);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') sonner.dismiss();
      }}
    >
      <Toaster
        containerAriaLabel={toastTexts.noticeArea}
        visibleToasts={NOTICE_LIMIT}
        swipeDirections={['right']}
        className="flex flex-col-reverse gap-2"
        toastOptions={{
          className:
            'touch-pan-y transition-opacity select-none data-[removed=true]:opacity-0 data-[swiping=true]:translate-x-(--swipe-amount-x) data-[visible=false]:hidden',
        }}
      />
    </div>
  );
}

/** Gives every notice this much time from now on, in ms. The library itself pauses for the pointer only. */
function showFor(duration: number): void {
  for (const notice of sonner.getToasts()) {
    const jsx = 'jsx' in notice ? notice.jsx : null;
    if (isValidElement(jsx)) sonner.custom(() => jsx, { id: notice.id, duration });
  }
}

function leaves({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget);
}
