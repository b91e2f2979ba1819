import * as Radix from '@radix-ui/react-tooltip';
import { useState, type ReactElement, type ReactNode } from 'react';

/** How long the pointer rests on a control before its tooltip opens, in ms. */
const DELAY = 700;
/** How long after one tooltip closed the next one opens at once, in ms. */
const SKIP_DELAY = 300;

/** Around all tooltips of a page: once one has been open, its neighbors open without delay. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

export type TooltipProps = {
  /** One or two sentences that help but are not needed: a touch screen does not open them. */
  text: string;
  /** Where it opens; above by default. */
  side?: 'top' | 'right';
  /** The control that it explains, which has an accessible name of its own. */
  children: ReactElement;
};

/** Explains a control when the pointer rests on it or it gets the focus. Escape closes it. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  function change(wanted: boolean): void {
    // Radix closes a tooltip on scroll. That includes the scroll that brings a focused control into view.
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
