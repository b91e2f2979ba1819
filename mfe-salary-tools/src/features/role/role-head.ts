import { cutTitle } from '@talent/page-parts/cut-title';
import { breadcrumbList } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk/contract';
import { temporalCoverage } from '../../calculations/bands/temporal-coverage';
import { rolePage as text } from './content/role-page';
import { freeDataset } from '../free-dataset';
import { rolePath } from '../../calculations/role-path';
import type { RolePageData } from './api/get-role-page';
import { measuredWith } from '../../content/scorecard';

const TITLE = { min: 30, max: 60 };
const DESCRIPTION = { min: 120, max: 160 };

/** The head of a role's page, with its data set. */
export function roleHead(
  { facts, scores, salaries, csv }: RolePageData,
  site: SiteConfig,
): PageHead {
  const { key, label } = facts;
  const path = rolePath(key);
  const name = `Pay of the role ${label} in the United States`;
  const description = roleDescription(label, facts.short);
  const fetched = salaries.sources.map(({ retrievedOn }) => retrievedOn).toSorted();
  const modifiedAt = fetched.at(-1) ?? '';
  return {
    title: roleTitle(label, site.brand),
    description,
    canonicalPath: path,
    robots: 'index, follow',
    keywords: `${label} salary, ${label} pay, ${label} salary US, ${label} salary Canada`,
    modifiedAt,
    structuredData: [
      breadcrumbList([text.parent, { label, to: path }], site),
      {
        ...freeDataset(
          { name, description, path, sources: salaries.sources, files: [{ path: csv }] },
          site,
        ),
        variableMeasured: measuredWith(text.measured, label, scores),
        ...temporalCoverage(salaries.bands.map(({ period }) => period)),
        dateModified: modifiedAt,
      },
    ],
  };
}

/** 30 to 60 characters: the longest form that fits. */
export function roleTitle(label: string, brand: string): string {
  const forms = [
    `${label} Salary in the US | ${brand}`,
    `${label} Salary, US | ${brand}`,
    `${label} Salary | ${brand}`,
    `${label} Salary in the United States`,
    `${label} Salary in the US`,
  ];
  return forms.find(fits(TITLE)) ?? cutTitle(`${label} Salary`, TITLE.max);
}

/** 120 to 160 characters: the fullest form that fits. */
export function roleDescription(label: string, short: string): string {
  const forms = [
    `${label} salary in the US: ${short}. By level, year and work mode, with sample sizes and official US and Canadian wages.`,
    `${label} salary in the US: ${short}. By level and year, with sample sizes and official wages.`,
    `${label} salary in the US: ${short}. By level and year, with sample sizes.`,
    `${label}: ${short}. Pay by level and year, with sample sizes and official wages.`,
    `${label}: ${short}. With sample sizes and official wages.`,
  ];
  const fitting = forms.find(fits(DESCRIPTION));
  if (fitting) return fitting;
  return cutTitle(forms[0] ?? label, DESCRIPTION.max);
}

function fits({ min, max }: typeof TITLE): (form: string) => boolean {
  return ({ length }) => length >= min && length <= max;
}
