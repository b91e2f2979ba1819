import type { ReactNode } from 'react';
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
  children,
}: HomeContent['hero'] & { nextSectionId: string; children?: ReactNode }) {
  return (
    <>
      <div className="lg:grid lg:grid-cols-[1fr_16rem] lg:gap-16">
        <PageHeading size="display" title={title} lede={lede} className="lg:pt-8">
          <HomeActions deploy={deploy} salaries={salaries} />
          <p className="mt-4 text-sm text-ink-muted">{note}</p>
          <p className="mt-2 text-sm text-ink-muted">{clock}</p>
        </PageHeading>
        <ul className="grid grid-cols-3 gap-x-4 gap-y-4 pb-8 sm:gap-x-8 lg:grid-cols-1 lg:content-center lg:py-6">
          {stats.map((claim) => (
            <li key={claim.key} data-claim={claim.key}>
              <StatTile figure={claim.figure} label={claim.label} note={sourceNote(claim)} />
            </li>
          ))}
        </ul>
      </div>
      {children}
      <ScrollButton targetId={nextSectionId} {...scroll} />
    </>
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
