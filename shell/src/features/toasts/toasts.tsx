import { noticeStore, toastStore } from '@talent/sdk';
import { useEffect, useState, type ComponentType } from 'react';

/** The place of messages. The code that shows them loads with the first message. */
export function Toasts() {
  const [Stack, setStack] = useState<ComponentType | null>(null);
  const toasts = toastStore();
  const notices = noticeStore();

  useEffect(() => {
    if (Stack || toasts.length + notices.length === 0) return;
    // The page works without it; the next message tries again.
    import('./toast-stack').then((module) => setStack(() => module.ToastStack), console.error);
  }, [Stack, toasts, notices]);

  return Stack && <Stack />;
}
