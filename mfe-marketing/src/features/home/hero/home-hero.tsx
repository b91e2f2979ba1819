import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { PageHeading } from '@talent/ui/page-heading';
import type { HomeContent } from '../content/home-content';
import { ClaimTile } from './claim-tile';
import { ScrollButton } from './scroll-button';

/** The home page's first screen: what is promised, what to do next, and three figures. */
export function HomeHero({
  title,
  lede,
  deploy,
  salaries,
  note,
  stats,
  scroll,
  nextSectionId,
}: HomeContent['hero'] & { nextSectionId: string }) {
  return (
    <>
      <div className="lg:grid lg:grid-cols-[1fr_24rem] lg:gap-16">
        <PageHeading size="display" title={title} lede={lede} className="lg:pt-16">
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button asChild size="lg">
              <Link to={deploy.to}>{deploy.label}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to={salaries.to}>{salaries.label}</Link>
            </Button>
          </div>
          <p className="mt-4 text-sm text-ink-muted">{note}</p>
        </PageHeading>
        <ul className="grid gap-8 pb-10 sm:grid-cols-3 lg:grid-cols-1 lg:content-center lg:py-16">
          {stats.map((stat) => (
            <ClaimTile key={stat.claim.key} {...stat} />
          ))}
        </ul>
      </div>
      <ScrollButton targetId={nextSectionId} {...scroll} />
    </>
  );
}
