import type { ToastMessage } from '@talent/sdk';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { toastTexts } from '../../content/toasts';

const looks = {
  plain: { Icon: Info, word: null, edge: 'border-l-signal', icon: 'text-signal' },
  success: {
    Icon: CircleCheck,
    word: toastTexts.success,
    edge: 'border-l-positive',
    icon: 'text-positive',
  },
  error: {
    Icon: CircleAlert,
    word: toastTexts.error,
    edge: 'border-l-negative',
    icon: 'text-negative',
  },
} as const;

interface Props {
  message: ToastMessage;
  action?: ReactNode;
  close: ReactNode;
}

/** A message's card, shared by both toasters. */
export function MessageCard({ message, action, close }: Props) {
  const { Icon, word, edge, icon } = looks[message.tone ?? 'plain'];
  return (
    <div
      className={`border-boundary bg-surface text-ink shadow-overlay pointer-events-auto flex gap-3 border border-l-4 px-4 py-3 transition-opacity starting:opacity-0 ${edge}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {word && <VisuallyHidden>{word}: </VisuallyHidden>}
          {message.title}
        </p>
        {message.description && <p className="text-ink-muted text-sm">{message.description}</p>}
        {action}
      </div>
      {close}
    </div>
  );
}
