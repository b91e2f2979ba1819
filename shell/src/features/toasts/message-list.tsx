import * as Radix from '@radix-ui/react-toast';
import type { Toast, ToastMessage } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import type { ReactNode, ComponentProps } from 'react';
import { toastTexts } from '../../content/toasts';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';

/** How far a message must be swiped to be dismissed, in px. */
const SWIPE_THRESHOLD = 50;

interface Props {
  /** Oldest first: the newest is at the bottom. */
  messages: readonly Toast[];
  /** How long each is shown when no one points at the list or has the focus in it, in ms. */
  duration: number;
  /** Names the list; `{hotkey}` stands for the keys that lead to it. */
  label: string;
  /** The keys, as `KeyboardEvent` names them. */
  hotkey: string[];
  /** Element that holds the text for screen readers for a moment. */
  announcer: HTMLElement;
  onDismiss: (id: string) => void;
}

/** Messages that go by themselves. Escape, a swipe and the close button dismiss one. */
export function MessageList({
  messages,
  duration,
  label,
  hotkey,
  announcer,
  onDismiss,
}: Props): ReactNode {
  return (
    <Radix.Provider
      label={toastTexts.announced}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      announcerContainer={announcer}
    >
      {messages.map(({ id, open, action, ...message }) => (
        <Radix.Root
          key={id}
          // Announced politely, also an error: the other type interrupts.
          type="background"
          open={open}
          onOpenChange={() => onDismiss(id)}
          className="data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <MessageCard
            message={message}
            action={
              action && (
                <Radix.Action asChild altText={action.label} onClick={action.onAction}>
                  <Button variant="secondary" size="sm" className="mt-3">
                    {action.label}
                  </Button>
                </Radix.Action>
              )
            }
            close={
              <Radix.Close asChild>
                <CloseButton />
              </Radix.Close>
            }
          />
        </Radix.Root>
      ))}
      <Radix.Viewport label={label} hotkey={hotkey} className="flex flex-col gap-2" />
    </Radix.Provider>
  );
}

function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      aria-label={toastTexts.close}
      className="text-ink-muted hover:text-ink -my-2.5 -mr-3 inline-flex size-11 shrink-0 items-center justify-center"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}

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

interface MessageCardProps {
  message: ToastMessage;
  action?: ReactNode;
  close: ReactNode;
}

function MessageCard({ message, action, close }: MessageCardProps) {
  const { Icon, word, edge, icon } = looks[message.tone ?? 'plain'];
  return (
    <div
      className={`border-boundary bg-surface text-ink shadow-overlay pointer-events-auto flex gap-3 border border-l-4 px-4 py-3 transition-opacity starting:opacity-0 ${edge}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {word && <VisuallyHidden>{`${word}: `}</VisuallyHidden>}
          <span>{message.title}</span>
        </p>
        {message.description && <p className="text-ink-muted text-sm">{message.description}</p>}
        {action}
      </div>
      {close}
    </div>
  );
}
