import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { DataAge } from '@talent/ui/data-age';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { Link } from '@talent/ui/link';
import { PageHeading } from '@talent/ui/page-heading';
import { CarriedPay } from '../controls/carried-pay';
import { Scorecard } from '../controls/scorecard';
import { PageLink } from '../controls/page-links';
import { nextSteps } from '../content/next-steps';
import { rangesOrigin, rangesRepeats } from '../content/reported-ranges';
import { RoleAlert } from '../features/alerts/role-alert';
import { PlaceOffer } from '../features/offer/place-offer';
import { Places } from '../features/place/page/places-part';
import { rolePage as text } from '../features/role/content/role-page';
import { linksOf } from '../features/role/content/role-links';
import type { RolePageData } from '../features/role/api/get-role-page';
import { RoleJobs, RoleLinkList, RolePosts } from '../features/role/page/role-reading';
import { Canada, Ladder, Movers, Official, Years } from '../features/role/page/role-sections';

/** `/ai-ml-salary-data/:role`: what one open role pays, from every source that has it. */
export default function SalaryRolePage() {
  const { facts, scores, salaries, jobs, posts, places, carried, others, csv } =
    usePageData<RolePageData>();
  const { key, label, lede, ages, isOfficialFirst } = facts;
  return (
    <Container width="wide">
      <Breadcrumbs name={label} parent={text.parent} isWideOnly />
      <PageHeading
        size="tool"
        title={`${label} ${text.title}`}
        className="pt-4 pb-2 sm:pt-1 md:pt-2 md:pb-3"
      />
      <Scorecard scores={scores} label={text.scores.label} />
      <DataAge text={ages} className="mt-1 mb-4 max-md:text-xs md:mb-6" />
      <PlaceOffer data={salaries} role={key} />
      <p className="mb-8 max-w-prose">{lede}</p>
      {isOfficialFirst && <Official facts={facts} />}
      <Ladder facts={facts} />
      <p className="-mt-6 mb-10 max-w-prose text-sm text-ink-muted">
        {rangesOrigin} {rangesRepeats}{' '}
        <PageLink to="/ai-ml-salary-data#method">{text.actions.method}</PageLink>
      </p>
      <ul className="mb-10 flex flex-wrap gap-x-8 gap-y-2 print:hidden">
        <li>
          <PageLink to={`/ai-ml-salary-data?roles=${key}`}>{text.actions.compare}</PageLink>
        </li>
        <li>
          <PageLink to="/ai-salary-guide-2025">{text.actions.guide}</PageLink>
        </li>
        <li>
          <Link href={csv} download className="inline-block py-1">
            {text.actions.csv}
          </Link>
        </li>
      </ul>
      <CarriedPay carried={carried} />
      <Years facts={facts} />
      <Places places={places} />
      {!isOfficialFirst && <Official facts={facts} />}
      <Canada facts={facts} />
      <Movers facts={facts} />
      <RoleAlert roles={salaries.roles} data={salaries} chosen={key} />
      <RoleJobs jobs={jobs} />
      <RolePosts posts={posts} />
      <RoleLinkList others={others} service={linksOf(key).service} />
      <NextStep {...nextSteps.role} context={{ role: key }} />
    </Container>
  );
}
