import { fromSalaryColumns } from '@talent/functions/salary-bands/contract';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { useMemo } from 'react';
import { hasFigure } from '../calculations/bands/headline';
import { nextSteps } from '../content/next-steps';
import { RelatedLinks, SectionLinks } from '../controls/page-links';
import { RoleAlert } from '../features/alerts/role-alert';
import { salaryData } from '../features/dashboard/content/salary-data';
import { PlaceOffer } from '../features/offer/place-offer';
import { Dashboard } from '../features/dashboard/dashboard';
import { PlaceFinder } from '../features/place/finder/place-finder';
import type { SalaryPageData } from './salary-data.plan';
import { Method, Sources } from '../features/method/method';

/** The page has the sign-up already, under the chart. */
const signUp = { kind: 'link', href: '#sign-up' } as const;

/** `/ai-ml-salary-data`: pay by role compared, the sign-up for the further roles, and how the figures are made. */
export default function SalaryDataPage() {
  const page = usePageData<SalaryPageData>();
  const data = useMemo(() => fromSalaryColumns(page), [page]);
  const roles = useMemo(() => data.roles.filter(({ key }) => hasFigure(data, key)), [data]);
  return (
    <Container width="wide">
      <div className="flex flex-wrap items-end justify-between gap-x-8 pt-4 pb-3 md:pb-4">
        <PageHeading
          size="tool"
          title={salaryData.title}
          lede={salaryData.lede}
          className="pt-0 pb-0 md:pt-0 md:pb-0"
        />
        <SectionLinks {...salaryData.contents} className="hidden text-sm lg:block print:hidden" />
      </div>
      <PlaceOffer data={data} unlock={signUp} />
      <Dashboard open={data} official={page.official} />
      <PlaceFinder roles={page.placed} />
      <RoleAlert roles={roles} data={data} />
      <Method />
      <Sources sources={data.sources} />
      <RelatedLinks {...salaryData.related} />
      <NextStep {...nextSteps.data} />
    </Container>
  );
}
