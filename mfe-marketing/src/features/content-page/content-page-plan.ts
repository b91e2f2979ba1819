import type { DataClient } from '@talent/data/client';
import type { PageHead, SiteConfig } from '@talent/sdk';
import { NotFoundError, plan, type RoutePlan } from '@talent/sdk/server';
import { getPayTable } from '../pay-figures/api/get-pay-table';
import { claims } from '@talent/content/claims';
import type { Block, PageContent, PageSection } from '../../content/page-content';
import { pageStructuredData } from './page-structured-data';
import type { ShownBlock, ShownPage, ShownSection } from './shown-block';

/**
 * The plan of a page of text: its content goes with the page's data, so that no visitor downloads the
 * text of other pages. Composed again after an hour, because figures may have changed.
 * @param load - loads what the page shows besides its text.
 */
export function contentPagePlan<More extends object>(
  content: PageContent,
  load?: (data: DataClient) => Promise<More>,
): RoutePlan {
  return plan<ShownPage>({
    load: async ({ data }) => ({
      ...(await loadContentPage(data, content)),
      ...(await load?.(data)),
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
    load: async ({ data, path }) => loadContentPage(data, pageAt(path)),
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

/** Fills in what the content names: claims and published figures. */
export async function loadContentPage(data: DataClient, content: PageContent): Promise<ShownPage> {
  const { name, parent, kicker, title, lede, actions, related, closing } = content;
  const sections: ShownSection[] = [];
  for (const section of content.sections) sections.push(await fillSection(data, section));
  const page = { name, kicker, title, lede, actions, related, sections };
  return { ...page, ...(parent && { parent }), ...(closing && { closing }) };
}

async function fillSection(data: DataClient, section: PageSection): Promise<ShownSection> {
  const blocks: ShownBlock[] = [];
  for (const block of section.blocks) blocks.push(await fillBlock(data, block));
  return { ...section, blocks };
}

async function fillBlock(data: DataClient, block: Block): Promise<ShownBlock> {
  if (block.kind === 'claims') {
    return { kind: 'claims', claims: block.claims.map((key) => claims[key]) };
  }
  if (block.kind !== 'pay') return block;
  return { kind: 'pay', table: await getPayTable(data, block.query), note: block.note ?? null };
}
