import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import type { MouseEvent } from 'react';
import type { PageLink } from '../../content/rich-text';

/** Time that the next page is given before the window goes to its top, ms. */
const SCROLL_DELAY = 100;

/** A button to another page that also brings the window to the top. */
export function TalkLink({ label, to }: PageLink) {
  return (
    <Button asChild size="lg" className="mt-5 lg:mt-0">
      <Link to={to} onClick={scrollUpSoon}>
        {label}
      </Link>
    </Button>
  );
}

function scrollUpSoon({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void {
  // Opened in another tab or saved: this page stays where it is.
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  setTimeout(() => window.scrollTo(0, 0), SCROLL_DELAY);
}
