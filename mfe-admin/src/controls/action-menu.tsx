import { Link } from '@talent/sdk';
import { useDisclosed } from '@talent/ui/use-disclosed';
import { Ellipsis } from 'lucide-react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** An entry of a menu: it leads to an address of this site, or does something here. */
export type MenuAction = { label: string } & ({ to: string } | { onChoose: () => void });

const dots =
  'text-ink-muted hover:text-ink hover:bg-surface inline-flex size-8 items-center justify-center rounded-sm';

const entryLook =
  'hover:bg-surface focus:bg-surface block w-full px-[0.75rem] py-[0.375rem] text-start';

/** A button with a menu of actions. Arrow keys, Home, End and first letters move through it; Escape closes it. */
export function ActionMenu(props: {
  label: string;
  actions: readonly MenuAction[];
  /** In the button; three dots by default. */
  children?: ReactNode;
  className?: string;
}) {
  const { label, actions, children, className = dots } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const { ref, onKeyDown } = useDisclosed(isOpen, close, () => opener.current);
  const entries = (): HTMLElement[] => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
  ];

  // In the top layer: what scrolls around the button would cut it off.
  useLayoutEffect(() => {
    if (!isOpen || !menu.current || !opener.current) return;
    menu.current.showPopover();
    placeMenu(menu.current, opener.current.getBoundingClientRect());
    entries()[0]?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Its place is that of the button when it was opened.
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', close, { capture: true, passive: true, signal });
    window.addEventListener('resize', close, { signal });
    return () => listening.abort();
  }, [isOpen, close]);

  function choose(action: MenuAction): void {
    setOpen(false);
    opener.current?.focus();
    if ('onChoose' in action) action.onChoose();
  }

  function move(event: KeyboardEvent): void {
    if (event.key === 'Tab') setOpen(false);
    const all = entries();
    const next = nextEntry(event.key, all, all.indexOf(document.activeElement as HTMLElement));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div ref={ref} onKeyDown={onKeyDown} className="inline-block">
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={className}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children ?? <Ellipsis aria-hidden="true" className="size-4" />}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          popover="manual"
          className="shadow-overlay border-boundary bg-paper text-ink fixed inset-auto m-0 min-w-[11rem] border p-[0.25rem] text-[0.9375rem]"
          onKeyDown={move}
        >
          {actions.map((action) => {
            const onClick = (): void => choose(action);
            const entry = { role: 'menuitem', tabIndex: -1, className: entryLook, onClick };
            return 'to' in action ? (
              <Link key={action.label} {...entry} to={action.to}>
                {action.label}
              </Link>
            ) : (
              <button key={action.label} {...entry} type="button">
                {action.label}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** The entry that a key leads to; undefined: the key is not the menu's. */
function nextEntry(key: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return all[(at + 1) % all.length];
    case 'ArrowUp':
      return all.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default: {
      if (key.length !== 1) return undefined;
      const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      return after.find(({ textContent }) =>
        textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
      );
    }
  }
}

/** Below the button and within the window, with its end at the button's; above it where the window ends. */
function placeMenu(menu: HTMLElement, { top, bottom, right }: DOMRect): void {
  const { offsetWidth, offsetHeight } = menu;
  const isLow = bottom + offsetHeight > window.innerHeight;
  menu.style.left = `${Math.max(8, right - offsetWidth)}px`;
  menu.style.top = `${isLow ? Math.max(8, top - offsetHeight) : bottom}px`;
}
