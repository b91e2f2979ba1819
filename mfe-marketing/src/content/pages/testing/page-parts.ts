import { passageText } from '@talent/content/claimed-text';
import { decisionTexts } from '../../decision';
import type { Block, PageContent } from '../../page-content';
import type { ListItem, RichText } from '../../rich-text';

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
    ...openingParts(content),
    ...bodyParts(content),
    ...related.map(({ text }) => text),
    ...(closing === 'form' ? [] : [closing.title, closing.text]),
  ];
}

/** Facts or summary under a page's heading. */
function openingParts({ kind }: PageContent): RichText[] {
  if (kind === undefined) return [];
  return kind.name === 'guide'
    ? [...kind.summary]
    : kind.glance.flatMap((fact) => [fact.term, ...('text' in fact ? [fact.text] : [])]);
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
    case 'ladder':
      return [
        block.caption,
        ...block.levels.flatMap(({ name, items }) => [name, ...items.flatMap(itemParts)]),
      ];
    case 'scorecard':
      return [
        block.caption,
        ...block.rows.flatMap(({ question, weak, strong }) => [question, weak ?? '', strong]),
      ];
    case 'zones':
      return [block.caption, ...block.rows.flatMap(({ places, text }) => [places, text ?? ''])];
    case 'law':
      return [block.title, ...block.items.flatMap(({ term, text }) => [term, text])];
    case 'periods':
      return [block.caption, ...block.rows.flatMap(({ label, period }) => [label, period])];
    case 'options':
      return [
        block.caption,
        ...block.questions,
        ...block.options.flatMap(({ name, answers }) => [name, ...answers]),
      ];
    case 'decision': {
      const { headings, texts } = decisionTexts(block.start);
      return [block.caption, ...headings, ...texts];
    }
  }
}

function itemParts(item: ListItem): RichText[] {
  return typeof item === 'string' ? [item] : [item.title, item.text];
}
