import type { DataClient } from '@talent/data/client';
import { plan } from '@talent/sdk/server';
import type { RoutePlan, SitemapFacts } from '@talent/sdk/server';
import { getPayTable } from '../../api/get-pay-table';
import { claims } from '../../content/claims';
import type { Block, PageContent, PageSection } from '../../content/page-content';
import { pageStructuredData } from './page-structured-data';
import type { ShownBlock, ShownPage, ShownSection } from './shown-block';

const defaultSitemap: SitemapFacts = { changefreq: 'monthly', priority: 0.6 };

/**
 * The plan of a page of text: its content goes with the page's data, so that no visitor downloads the
 * text of other pages. Composed again after an hour, because figures may have changed.
 */
export function contentPagePlan(
  content: PageContent,
  sitemap: SitemapFacts = defaultSitemap,
): RoutePlan {
  return plan<ShownPage>({
    load: ({ data }) => loadContentPage(data, content),
    head: ({ site }) => ({
      title: `${content.head.title} | ${site.brand}`,
      description: content.head.description,
      canonicalPath: content.path,
      robots: 'index, follow',
      keywords: content.head.keywords,
      structuredData: pageStructuredData(content, site),
    }),
    revalidate: 3600,
    sitemap,
  });
}

/** Fills in what the content names: claims and published figures. */
export async function loadContentPage(data: DataClient, content: PageContent): Promise<ShownPage> {
  const { name, parent, kicker, title, lede, actions, related } = content;
  const sections: ShownSection[] = [];
  for (const section of content.sections) sections.push(await fillSection(data, section));
  const page = { name, kicker, title, lede, actions, related, sections };
  return parent ? { ...page, parent } : page;
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
