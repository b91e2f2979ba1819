import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { PageHead, SiteConfig } from '@talent/sdk';
import type { Article, Dataset } from 'schema-dts';
import { guideHead as text } from './content/guide-head';
import type { Guide } from './facts/guide';
import type { GuidePage } from './facts/guide-page';
import { modifiedOn } from './facts/table-facts';

/** The guide's document head: an article, its data set with the files, and its breadcrumbs. */
export function guideHead(
  { guide, downloads }: GuidePage,
  path: string,
  site: SiteConfig,
): PageHead {
  const url = site.origin + path;
  return {
    title: `${text.title} | ${site.brand}`,
    description: text.description,
    canonicalPath: path,
    robots: 'index, follow',
    type: 'article',
    keywords: text.keywords,
    structuredData: [
      article(guide, url, site),
      dataset(guide, downloads, url, site),
      breadcrumbList([text.parent, { label: text.name, to: path }], site),
    ],
  };
}

function article(guide: Guide, url: string, site: SiteConfig) {
  return {
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    url,
    mainEntityOfPage: url,
    datePublished: text.publishedOn,
    dateModified: modifiedOn(guide),
    author: organization(site),
    publisher: organization(site),
    isBasedOn: Object.values(guide.sources).map((source) => source.url),
  } satisfies Article;
}

function dataset(
  { sources, version }: Guide,
  { csv, pdf }: GuidePage['downloads'],
  url: string,
  site: SiteConfig,
) {
  return {
    '@type': 'Dataset',
    name: text.dataset.name,
    description: text.dataset.description,
    url: `${url}#downloads`,
    version,
    isAccessibleForFree: true,
    creator: organization(site),
    spatialCoverage: ['United States', 'Canada'],
    license: Object.values(sources).flatMap(({ licenceUrl }) => licenceUrl ?? []),
    isBasedOn: Object.values(sources).map((source) => source.url),
    distribution: [
      { path: csv.path, encodingFormat: 'text/csv' },
      { path: pdf.path, encodingFormat: 'application/pdf' },
    ].map(({ path, encodingFormat }) => ({
      '@type': 'DataDownload' as const,
      contentUrl: site.origin + path,
      encodingFormat,
    })),
  } satisfies Dataset;
}
