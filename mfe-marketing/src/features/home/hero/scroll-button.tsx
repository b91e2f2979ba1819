import { Button } from '@talent/ui/button';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { Arrow } from '../arrow';

interface ScrollButtonProps {
  /** `id` of an element that can take the focus (`tabIndex={-1}`). */
  targetId: string;
  label: string;
  /** Where it leads, for those who do not see the page. */
  destination: string;
}

/** Brings a section of this page into view, and the keyboard's focus with it. */
export function ScrollButton({ targetId, label, destination }: ScrollButtonProps) {
  return (
    // Without scripts the page scrolls as ever, and a button that does nothing is not shown.
    <Button variant="quiet" className="mb-4 noscript:hidden" onClick={() => scrollTo(targetId)}>
      {label} <VisuallyHidden>{destination}</VisuallyHidden>
      <Arrow path="M12 5v14m7-7-7 7-7-7" />
    </Button>
  );
}

function scrollTo(targetId: string): void {
  const target = document.getElementById(targetId);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  // The focus would jump there at once and leave nothing to scroll.
  target?.focus({ preventScroll: true });
}
