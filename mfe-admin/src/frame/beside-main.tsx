import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const HEIGHT = '--header-height';

/** Shows the navigation of the staff area before the shell's `<main>`, which holds the tool alone: the link that skips to it skips the rest. */
export function BesideMain({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const main = document.querySelector('main') ?? document.body.firstElementChild;
    if (!main) return undefined;
    // The styles of an app reach what is marked as its own; the shell gives its main part the height of what is above it.
    place.dataset['app'] = 'mfe-admin';
    place.style.setProperty(HEIGHT, getComputedStyle(main).getPropertyValue(HEIGHT) || '4rem');
    main.before(place);
    return () => place.remove();
  }, [place]);
  // oxlint-disable-next-line house/changing-text -- a portal is no text
  return createPortal(children, place);
}
