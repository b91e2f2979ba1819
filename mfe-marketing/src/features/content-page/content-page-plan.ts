import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import type { PageHead, SiteConfig } from '@talent/sdk';
import { NotFoundError, plan, type RoutePlan } from '@talent/sdk/server';
import { getPayTable } from '../pay-figures/api/get-pay-table';
import { clocks } from '@talent/content/clocks';
import { shownClaims } from '@talent/content/shown-claims';
import type { PageContent } from '../../content/page-content';
import { fillKind } from './fill-kind';
import { marketBlocks } from './market-blocks';
import { drawFigure, drawTableWeeks, drawWeeks, isFigure } from './figures/draw-figure';
import type { ShownBlock, ShownPage, ShownSection } from './shown-block';
import { siteContent, type SiteBlock, type SiteContent, type SiteSection } from './site-content';
import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { FAQPage, Service } from 'schema-dts';
import { plainText } from './blocks/rich-text-mark';

/**
 * The plan of a page of text: its content goes with the page's data, so that no visitor downloads the
 * text of other pages. Composed again after an hour, because figures may have changed.
 * @param load - loads what the page shows besides its text.
 */
export function contentPagePlan<More extends object>(
  content: PageContent,
  load?: (data: DataClient, site: SiteConfig) => Promise<More>,
): RoutePlan {
  return plan<ShownPage>({
    load: async ({ data, site }) => ({
      ...(await loadContentPage(data, content, site)),
      ...(await load?.(data, site)),
    }),
    head: ({ site }) => contentPageHead(content, site),
    revalidate: 3600,
    ...(content.sitemap && { sitemap: content.sitemap }),
  });
}

/**
 * The plan of a pattern that several pages of text share: each path is found by the content that names it.
 * A path that none of them names has no page: `NotFoundError`.
 */
export function contentCatalogPlan(pages: readonly PageContent[]): RoutePlan {
  const pageAt = (wanted: string): PageContent => {
    const page = pages.find(({ path }) => path === wanted);
    if (!page) throw new NotFoundError(`There is no page of text under "${wanted}".`);
    return page;
  };
  return plan<ShownPage>({
    entries: async () => pages.map(({ path }) => path),
    load: async ({ data, path, site }) => loadContentPage(data, pageAt(path), site),
    head: ({ path, site }) => contentPageHead(pageAt(path), site),
    revalidate: 3600,
    ...(pages[0]?.sitemap && { sitemap: pages[0].sitemap }),
  });
}

function contentPageHead(content: PageContent, site: SiteConfig): PageHead {
  return {
    title: `${content.head.title} | ${site.brand}`,
    description: content.head.description,
    canonicalPath: content.path,
    robots: content.sitemap ? 'index, follow' : 'noindex, nofollow',
    keywords: content.head.keywords,
    structuredData: pageStructuredData(content, site),
  };
}

/** Fills in what the content names: claims, settings of the site and published figures. */
export async function loadContentPage(
  data: DataClient,
  content: PageContent,
  site: SiteConfig,
): Promise<ShownPage> {
  const shown: SiteContent = siteContent(content, site);
  const { name, kind, parent, kicker, title, lede, actions, related, closing } = shown;
  const sections: ShownSection[] = [];
  for (const section of shown.sections) sections.push(await fillSection(data, section, site));
  const page = { name, kicker, title, lede, actions, related, sections, closing };
  return {
    ...page,
    ...(kind && { kind: await fillKind(data, kind, shown.sections) }),
    ...(parent && { parent }),
  };
}

async function fillSection(
  data: DataClient,
  section: SiteSection,
  site: SiteConfig,
): Promise<ShownSection> {
  const blocks: ShownBlock[] = [];
  for (const block of section.blocks) blocks.push(...(await fillBlocks(data, block, site)));
  return { ...section, blocks };
}

async function fillBlocks(
  data: DataClient,
  block: SiteBlock,
  site: SiteConfig,
): Promise<readonly ShownBlock[]> {
  if (block.kind !== 'market') return [await fillBlock(data, block, site)];
  return marketBlocks(await loadMarketData(data, { countries: ['US', 'CA'] }));
}

async function fillBlock(
  data: DataClient,
  block: Exclude<SiteBlock, { kind: 'market' }>,
  site: SiteConfig,
): Promise<ShownBlock> {
  if (block.kind === 'claims') return { kind: 'claims', claims: shownClaims(block.claims, site) };
  if (block.kind === 'clocks') return { kind: 'clocks', clocks };
  if (block.kind === 'steps') return { ...block, weeks: drawWeeks(block.steps) };
  if (block.kind === 'table') return { ...block, weeks: drawTableWeeks(block) };
  if (block.kind === 'pay') {
    return { kind: 'pay', table: await getPayTable(data, block.query), note: block.note ?? null };
  }
  return isFigure(block) ? drawFigure(block) : block;
}

/** schema.org data of a page of text: its breadcrumb trail, the service that it offers, its questions. */
export function pageStructuredData(
  content: PageContent,
  site: SiteConfig,
): NonNullable<PageHead['structuredData']> {
  const { name, path, parent, service, faqPage } = content;
  return [
    breadcrumbList([...(parent ? [parent] : []), { label: name, to: path }], site),
    ...(service ? [serviceOf(content, service, site)] : []),
    ...(faqPage ? [faqPageOf(siteContent(content, site))] : []),
  ];
}

function serviceOf(
  { head, path }: PageContent,
  { name, audience }: NonNullable<PageContent['service']>,
  site: SiteConfig,
) {
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description: head.description,
    url: site.origin + path,
    provider: organization(site),
    areaServed: ['US', 'CA'].map((country) => ({ '@type': 'Country' as const, name: country })),
    audience: { '@type': 'Audience', audienceType: audience },
  } satisfies Service;
}

/** Answers are plain text: the marks of the content files mean nothing outside this site. */
function faqPageOf({ sections }: SiteContent) {
  const questions = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.map(plainText).join(' ') },
    })),
  } satisfies FAQPage;
}
