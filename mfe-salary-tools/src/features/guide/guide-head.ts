import type { PageHead, SiteConfig } from '@talent/sdk';
import { guideHead as text } from '../../content/guide/guide-head';
import type { Guide } from './facts/guide';
import type { GuidePage } from './facts/guide-page';
import { modifiedOn } from './facts/table-facts';

/** The guide's document head: an article, the data set behind it with its files, and where it stands. */
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
      breadcrumbs(url, site),
    ],
  };
}

type Thing = Record<string, unknown>;

const organisation = (site: SiteConfig): Thing => ({
  '@type': 'Organization',
  name: site.brand,
  url: site.origin,
});

function article(guide: Guide, url: string, site: SiteConfig): Thing {
  return {
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    url,
    mainEntityOfPage: url,
    datePublished: text.publishedOn,
    dateModified: modifiedOn(guide),
    author: organisation(site),
    publisher: organisation(site),
    isBasedOn: Object.values(guide.sources).map((source) => source.url),
  };
}

function dataset(
  { sources, version }: Guide,
  { csv, pdf }: GuidePage['downloads'],
  url: string,
  site: SiteConfig,
): Thing {
  return {
    '@type': 'Dataset',
    name: text.dataset.name,
    description: text.dataset.description,
    url: `${url}#downloads`,
    version,
    isAccessibleForFree: true,
    creator: organisation(site),
    spatialCoverage: ['United States', 'Canada'],
    license: Object.values(sources).flatMap(({ licenceUrl }) => licenceUrl ?? []),
    isBasedOn: Object.values(sources).map((source) => source.url),
    distribution: [
      { path: csv.path, encodingFormat: 'text/csv' },
      { path: pdf.path, encodingFormat: 'application/pdf' },
    ].map(({ path, encodingFormat }) => ({
      '@type': 'DataDownload',
      contentUrl: site.origin + path,
      encodingFormat,
    })),
  };
}

function breadcrumbs(url: string, site: SiteConfig): Thing {
  const { trail, name } = text.breadcrumbs;
  const steps = [
    ...trail.map(({ label, to }) => ({ label, url: site.origin + to })),
    { label: name, url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: step.url,
    })),
  };
}
