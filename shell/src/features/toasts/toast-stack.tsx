import { useState } from 'react';
import { SingleToast } from './single-toast';
import { NoticeList } from './notice-list';

/**
 * The foot of the window, above the cookie banner: the notices, and the toast below them. Only the
 * cards catch the pointer.
 */
export function ToastStack() {
  const [stack, setStack] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setStack}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--banner-height)+1rem)] z-50 flex flex-col gap-2 sm:left-auto sm:w-96"
    >
      <NoticeList />
      {stack && <SingleToast announcer={stack} />}
    </div>
  );
}
