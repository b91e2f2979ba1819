import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { DataAge } from '@talent/ui/data-age';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { Link } from '@talent/ui/link';
import { PageHeading } from '@talent/ui/page-heading';
import { rolePath } from '../calculations/role-path';
import { nextSteps } from '../content/next-steps';
import { CarriedPay } from '../controls/carried-pay';
import { Scorecard } from '../controls/scorecard';
import { PageLink } from '../controls/page-links';
import { placePage as text } from '../features/place/content/place-page';
import type { PlacePageData } from '../features/place/facts/place-page-data';
import { TileMap } from '../features/place/map/tile-map';
import { Metros, Mix, Others, PlaceYears, Sources } from '../features/place/page/place-sections';

/** `/ai-ml-salary-data/:role/:place`: what a role pays in a metro or state, from every source that has it. */
export default function SalaryPlacePage() {
  const data = usePageData<PlacePageData>();
  const { role, place, scores, map, states, ages, carried, files } = data;
  const parent = role.hasPage ? { label: role.label, to: rolePath(role.key) } : text.parent;
  return (
    <Container width="wide">
      <Breadcrumbs name={place.name} parent={parent} />
      <PageHeading
        size="tool"
        title={`${role.label} salary in ${place.name}`}
        className="pt-1 pb-3 md:pt-2 md:pb-4"
      />
      <div
        className={`mb-8 grid gap-x-12 gap-y-6 md:mb-10 ${map ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
      >
        {map && <TileMap map={map} marked={states} />}
        <div>
          <Scorecard scores={scores} label={text.map.label} />
          <DataAge text={ages.join(' ')} className="mt-3" />
        </div>
      </div>
      <Sources data={data} />
      <CarriedPay carried={carried} />
      <ul className="mb-10 flex flex-wrap gap-x-8 gap-y-2 print:hidden">
        {role.hasPage && (
          <li>
            <PageLink to={rolePath(role.key)}>{text.actions.role}</PageLink>
          </li>
        )}
        <li>
          <PageLink to="/ai-ml-salary-data#method">{text.actions.method}</PageLink>
        </li>
        <li>
          <Link href={files.csv} download className="inline-block py-1">
            {text.actions.csv}
          </Link>
        </li>
      </ul>
      <Mix data={data} />
      <Metros data={data} />
      <PlaceYears data={data} />
      <Others data={data} />
      <NextStep {...nextSteps.role} context={{ role: role.key, place: place.name }} />
    </Container>
  );
}
