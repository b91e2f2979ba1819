import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk';
import type { Article } from 'schema-dts';
import { temporalCoverage } from '../../calculations/bands/temporal-coverage';
import { freeDataset } from '../free-dataset';
import { guideHead as text } from './content/guide-head';
import type { Guide, GuidePage } from './facts/guide';
import { bandsOf } from './facts/guide-tables';
import { modifiedOn } from './facts/table-facts';

/** The guide's document head: an article, its data set with the files, and its breadcrumbs. */
export function guideHead(
  { guide, downloads }: GuidePage,
  path: string,
  site: SiteConfig,
): PageHead {
  const url = site.origin + path;
  const sources = Object.values(guide.sources);
  const article = {
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    url,
    mainEntityOfPage: url,
    datePublished: text.publishedOn,
    dateModified: modifiedOn(guide),
    author: organization(site),
    publisher: organization(site),
    isBasedOn: sources.map((source) => source.url),
  } satisfies Article;
  const files = [downloads.csv, downloads.pdf];
  const dataset = {
    ...freeDataset({ ...text.dataset, path: `${path}#downloads`, sources, files }, site),
    version: guide.version,
    ...temporalCoverage(periodsOf(guide)),
  };
  return {
    title: `${text.title} | ${site.brand}`,
    description: text.description,
    canonicalPath: path,
    robots: 'index, follow',
    type: 'article',
    keywords: text.keywords,
    structuredData: [
      article,
      dataset,
      breadcrumbList([text.parent, { label: text.name, to: path }], site),
    ],
  };
}

function periodsOf({ roles, occupations, canada }: Guide): string[] {
  const bands = [
    ...roles.flatMap(({ all, levels }) => [all, ...levels]),
    ...occupations.map(({ now }) => now),
    ...canada.flatMap(bandsOf),
  ];
  const history = occupations.flatMap((occupation) => occupation.history);
  return [...bands.map(({ period }) => period), ...history.map(({ year }) => String(year))];
}
