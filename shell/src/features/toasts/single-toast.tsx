import * as Radix from '@radix-ui/react-toast';
import { dismissToast, toastStore } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { toastTexts } from '../../content/toasts';
import { CloseButton } from './close-button';
import { MessageCard } from './message-card';

/** How long a toast is shown when no one points at it or has the focus in it, in ms. */
const TOAST_DURATION = 5000;
/** How far a toast must be swiped to be dismissed, in px. */
const SWIPE_THRESHOLD = 50;

/**
 * The single toast of `toast`. F8 focuses it, Escape dismisses it.
 * @param announcer - element that briefly holds the text for screen readers.
 */
export function SingleToast({ announcer }: { announcer: HTMLElement }) {
  return (
    <Radix.Provider
      label={toastTexts.announced}
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      announcerContainer={announcer}
    >
      {toastStore().map(({ id, open, action, ...message }) => (
        <Radix.Root
          key={id}
          // Politely, whatever it says: the other type interrupts.
          type="background"
          open={open}
          onOpenChange={() => dismissToast(id)}
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
      <Radix.Viewport label={toastTexts.toastArea} />
    </Radix.Provider>
  );
}
