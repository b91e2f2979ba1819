import { joinShown, showsAll, shownTexts } from '@talent/content/claimed-text';
import type { SiteConfig } from '@talent/sdk';
import type { Block, BlockOf, PageContent, PageSection } from '../../content/page-content';
import type { RichText } from '../../content/rich-text';
import { withSiteFacts } from './site-facts';

/** A block without texts that the site leaves out. */
export type SiteBlock = BlockOf<RichText>;

/** A section as a site shows it. */
export type SiteSection = Omit<PageSection, 'blocks' | 'only'> & { blocks: readonly SiteBlock[] };

/** A page of text as a site shows it: the mode, the claims and the settings of the site are applied. */
export type SiteContent = Omit<PageContent, 'lede' | 'sections'> & {
  lede: RichText;
  sections: readonly SiteSection[];
};

/** Leaves out sections of the other mode and texts whose claims the site does not show, and fills in its settings. */
export function siteContent(content: PageContent, site: SiteConfig): SiteContent {
  const { mode = 'demo' } = site;
  const sections = content.sections
    .filter(({ only }) => only === undefined || only === mode)
    .map(({ only: _, ...section }) => ({
      ...section,
      blocks: section.blocks
        .map((block) => siteBlock(block, site))
        .filter((block) => !isEmpty(block)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  return withSiteFacts({ ...content, lede: joinShown(content.lede, site), sections }, site);
}

function siteBlock(block: Block, site: SiteConfig): SiteBlock {
  switch (block.kind) {
    case 'text':
      return { ...block, paragraphs: shownTexts(block.paragraphs, site) };
    case 'list':
      return {
        ...block,
        items: block.items.filter(
          (item) => typeof item === 'string' || showsAll(item.needs ?? [], site),
        ),
      };
    case 'questions':
      return {
        ...block,
        questions: block.questions
          .map((item) => ({ ...item, answer: shownTexts(item.answer, site) }))
          .filter(({ answer }) => answer.length > 0),
      };
    case 'claims':
      return { ...block, claims: block.claims.filter((name) => showsAll([name], site)) };
    default:
      return block;
  }
}

function isEmpty(block: SiteBlock): boolean {
  if (block.kind === 'text') return block.paragraphs.length === 0;
  if (block.kind === 'list') return block.items.length === 0;
  if (block.kind === 'questions') return block.questions.length === 0;
  return block.kind === 'claims' && block.claims.length === 0;
}
