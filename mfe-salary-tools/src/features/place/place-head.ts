import { cutTitle } from '@talent/page-parts/cut-title';
import { breadcrumbList } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk/contract';
import { temporalCoverage } from '../../calculations/bands/temporal-coverage';
import { placePath } from '../../calculations/places/place-sources';
import { rolePath } from '../../calculations/role-path';
import { freeDataset } from '../free-dataset';
import { measuredWith } from '../../content/scorecard';
import { rolePage } from '../role/content/role-page';
import { placePage as text } from './content/place-page';
import type { PlacePageData } from './facts/place-page-data';

/** The head of the page of a role in a place, with its data set. */
export function placeHead(data: PlacePageData, site: SiteConfig): PageHead {
  const { role, place, short, scores, files, from, periods } = data;
  const path = placePath(role.key, place.key);
  const name = `Pay of the role ${role.label} in ${place.name}`;
  const description = describe(
    `${role.label} salary in ${place.name}: ${short}.`,
    ' Official wages, filings of employers and reported ranges side by side, each with its period and number of cases.',
    ' Official wages, filings of employers and reported ranges side by side, with period and number of cases.',
    ' Official wages and filings of employers side by side, each with its period and number.',
  );
  const modifiedAt =
    from
      .map(({ retrievedOn }) => retrievedOn)
      .toSorted()
      .at(-1) ?? '';
  return {
    title: titleOf(role.label, place.name, site.brand),
    description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: `${role.label} salary ${place.name}, ${role.label} pay ${place.name}, H-1B wages ${place.name}`,
    modifiedAt,
    structuredData: [
      breadcrumbList(
        [
          text.parent,
          ...(role.hasPage ? [{ label: role.label, to: rolePath(role.key) }] : []),
          { label: place.name, to: path },
        ],
        site,
      ),
      {
        ...freeDataset(
          { name, description, path, sources: from, files: [{ path: files.csv }] },
          site,
        ),
        spatialCoverage: place.fullName,
        variableMeasured: measuredWith(rolePage.measured, role.label, scores),
        ...temporalCoverage(periods),
        dateModified: modifiedAt,
      },
    ],
  };
}

/** 30 to 60 characters: the longest form that fits. */
function titleOf(label: string, place: string, brand: string): string {
  const forms = [
    `${label} Salary in ${place} | ${brand}`,
    `${label} Salary, ${place} | ${brand}`,
    `${label} Salary in ${place}`,
    `${label} Salary: Official and Filed, ${place}`,
  ];
  return (
    forms.find(({ length }) => length >= 30 && length <= 60) ?? cutTitle(`${label}: ${place}`, 60)
  );
}

/** 120 to 160 characters: the first ending that fits. */
function describe(start: string, ...endings: readonly string[]): string {
  const forms = endings.map((ending) => start + ending);
  return (
    forms.find(({ length }) => length >= 120 && length <= 160) ??
    cutTitle(forms.at(-1) ?? start, 160)
  );
}
