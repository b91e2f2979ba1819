import { richTextMark } from '../../../features/content-page/blocks/rich-text-mark';
import { passageText } from '@talent/content/claimed-text';
import type { Block, ListItem, PageContent, RichText } from '../../page-content';

/** The text below the headings of a page's sections, in parts; claims and pay are not text. */
export function bodyParts({ sections }: PageContent): RichText[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(blockParts));
}

/** All that a page says in its own words: its body, its headings and its way on. */
export function allParts(content: PageContent): RichText[] {
  const { title, lede, sections, related, closing } = content;
  return [
    title,
    ...(typeof lede === 'string' ? [lede] : lede.map(passageText)),
    ...sections.map((section) => section.title),
    ...bodyParts(content),
    ...related.map(({ text }) => text),
    ...(closing === 'form' ? [] : [closing.title, closing.text]),
  ];
}

/** Every path that a page links to, once for each link. */
export function linkTargets(content: PageContent): string[] {
  const { parent, actions, related, sections, closing } = content;
  const listed = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'links' ? block.links : []));
  const inline = allParts(content).flatMap((part) =>
    [...part.matchAll(richTextMark)].flatMap(([, , to]) => to ?? []),
  );
  return [
    ...[
      ...(parent ? [parent] : []),
      ...actions,
      ...listed,
      ...related,
      ...(closing === 'form' ? [] : [closing.action]),
    ].map(({ to }) => to),
    ...inline,
  ];
}

function blockParts(block: Block): RichText[] {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.map(passageText);
    case 'list':
      return block.items.flatMap(itemParts);
    case 'steps':
      return block.steps.flatMap(({ title, text }) => [title, text]);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'pairs':
      return block.pairs.flatMap(({ term, text }) => [term, text]);
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [
        question,
        ...answer.map(passageText),
      ]);
    case 'callout':
      return [block.title, block.text];
    case 'links':
      return block.links.flatMap(({ label, text }) => [label, text]);
    case 'pay':
      return block.note === undefined ? [] : [block.note];
    case 'claims':
    case 'clocks':
      return [];
  }
}

function itemParts(item: ListItem): RichText[] {
  return typeof item === 'string' ? [item] : [item.title, item.text];
}
