import * as Radix from '@radix-ui/react-tooltip';
import { useState, type ReactElement, type ReactNode } from 'react';

/** How long the pointer rests on a control before its tooltip opens, in ms. */
const DELAY = 700;
/** How long after one tooltip closed the next one opens at once, in ms. */
const SKIP_DELAY = 300;

/** Around all tooltips of a page: once one has been open, its neighbours open without delay. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

export type TooltipProps = {
  /** One or two sentences that help, but that nobody needs: they do not open by touch. */
  text: string;
  /** Where it stands; above by default. */
  side?: 'top' | 'right';
  /** The control that it explains, such as a button with a name of its own. */
  children: ReactElement;
};

/** Explains a control to whoever rests the pointer on it or moves the focus there. Escape closes it. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  function change(wanted: boolean): void {
    // Scrolling closes a tooltip, also the scrolling that brings a control into view when it gets the focus.
    if (wanted || !trigger?.matches(':focus-visible')) setOpen(wanted);
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger asChild ref={setTrigger}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={trigger?.closest('[data-app]') ?? null}>
        <Radix.Content
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={() => setOpen(false)}
          className="z-40 max-w-xs border border-boundary bg-surface px-3 py-2 text-sm text-ink shadow-overlay"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
