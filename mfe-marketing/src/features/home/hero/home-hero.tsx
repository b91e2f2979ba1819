import { MarkDrawing } from '@talent/ui/mark-drawing';
import { PageHeading } from '@talent/ui/page-heading';
import { HomeActions } from '../final-call';
import type { HomeContent } from '../content/home-content';
import { StatTile } from '@talent/ui/stat-tile';
import { sourceNote } from '../../claims/source-note';
import { Button } from '@talent/ui/button';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { Arrow } from '../arrow';

/** The home page's first screen: what is promised, what to do next, and three figures. */
export function HomeHero({
  title,
  lede,
  deploy,
  salaries,
  note,
  clock,
  stats,
  scroll,
  nextSectionId,
}: HomeContent['hero'] & { nextSectionId: string }) {
  return (
    <>
      <div className="lg:grid lg:grid-cols-[1fr_24rem] lg:gap-16">
        <PageHeading size="display" title={title} lede={lede} className="lg:pt-12">
          <HomeActions deploy={deploy} salaries={salaries} />
          <p className="mt-4 text-sm text-ink-muted">{note}</p>
          <p className="mt-2 text-sm text-ink-muted">{clock}</p>
        </PageHeading>
        <ul className="grid gap-8 pb-10 sm:grid-cols-3 lg:grid-cols-1 lg:content-center lg:py-10">
          {stats.map((stat) => (
            <ClaimTile key={stat.claim.key} {...stat} />
          ))}
        </ul>
      </div>
      <ScrollButton targetId={nextSectionId} {...scroll} />
    </>
  );
}

/**
 * A claim's figure with its drawing next to it, or below it where three are in a row. The drawing adds nothing to
 * the figure and its label, so screen readers skip it and its caption.
 */
function ClaimTile({ claim, picture }: HomeContent['hero']['stats'][number]) {
  return (
    <li
      data-claim={claim.key}
      className="grid grid-cols-[2fr_3fr] content-start sm:grid-cols-1 lg:grid-cols-[2fr_3fr]"
    >
      <StatTile figure={claim.figure} label={claim.label} note={sourceNote(claim)} />
      <div
        aria-hidden="true"
        className="border-t-2 border-ink pt-4 pl-4 sm:border-t-0 sm:pl-0 lg:border-t-2 lg:pl-4"
      >
        <MarkDrawing picture={picture} className="block h-auto w-full max-w-48" />
        <p className="mt-3 text-xs text-ink-muted">{picture.caption}</p>
      </div>
    </li>
  );
}

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
      <span>{label}</span> <VisuallyHidden>{destination}</VisuallyHidden>
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
