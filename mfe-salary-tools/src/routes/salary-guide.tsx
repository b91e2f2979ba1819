import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData, Link as RouterLink } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { nextSteps } from '../content/next-steps';
import { RelatedLinks } from '../controls/page-links';
import { guideHead } from '../features/guide/content/guide-head';
import { guideText } from '../features/guide/content/guide-text';
import { Canada, UnitedStates } from '../features/guide/page/official-wages';
import { Chapter, Paragraphs, Points } from '../features/guide/page/chapter';
import { Contents } from '../features/guide/page/contents';
import { Downloads, LeadDownloads } from '../features/guide/page/downloads';
import type { GuidePage } from '../features/guide/facts/guide';
import { Overview } from '../features/guide/page/overview';
import { Roles } from '../features/guide/page/roles';
import { Sources } from '../features/guide/page/source-lines';
import { guideDates } from '../features/guide/facts/table-facts';
import { Button } from '@talent/ui/button';

/** `/ai-salary-guide-2025`: the figures of the salary tools as an article. */
export default function SalaryGuidePage() {
  const page = usePageData<GuidePage>();
  const { guide, words } = page;
  return (
    <Container width="wide">
      <Breadcrumbs name={guideHead.name} parent={guideHead.parent} />
      <PageHeading
        kicker={`${guideText.kicker} · ${guideDates(guide)}`}
        title={guideText.title}
        lede={guideText.lede}
        className="pt-4 md:pt-6"
      >
        <LeadDownloads {...page.downloads} />
      </PageHeading>
      <div className="border-t-2 border-ink pt-8 lg:grid lg:grid-cols-[13rem_1fr] lg:gap-x-12 print:block">
        <Contents guide={guide} />
        <div className="min-w-0">
          <Overview guide={guide} words={words} />
          <Chapter id="reading">
            <Points points={words.reading} />
          </Chapter>
          <Roles guide={guide} words={words} />
          <DashboardInvitation />
          <UnitedStates guide={guide} words={words} />
          <Canada guide={guide} words={words} />
          <Chapter id="offer">
            <Points points={words.offer} />
          </Chapter>
          <Chapter id="range">
            <Points points={words.range} />
          </Chapter>
          <Chapter id="method">
            <Paragraphs texts={words.method} shown={1} />
          </Chapter>
          <Downloads {...page} />
          <Sources guide={guide} />
        </div>
      </div>
      <RelatedLinks {...guideText.related} />
      <NextStep {...nextSteps.guide} />
    </Container>
  );
}

function DashboardInvitation() {
  const { title, text, action, to } = guideText.dashboard;
  return (
    <aside
      aria-labelledby="dashboard-title"
      className="mb-16 border-t-2 border-ink bg-surface p-6 print:hidden"
    >
      <h2 id="dashboard-title" className="text-subheading">
        {title}
      </h2>
      <p className="mt-2 mb-5 max-w-prose">{text}</p>
      <Button asChild>
        <RouterLink to={to}>{action}</RouterLink>
      </Button>
    </aside>
  );
}
