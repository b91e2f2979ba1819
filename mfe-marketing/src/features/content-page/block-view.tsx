import type { ShownBlock } from './shown-block';
import { ClocksBlock } from './blocks/clocks-block';
import { LinksBlock } from './blocks/links-block';
import { PayBlock } from './blocks/pay-block';
import { TableBlock } from './blocks/table-block';
import { StatTile } from '@talent/ui/stat-tile';
import type { ShownClaim } from '@talent/content/shown-claims';
import type { ListItem } from '../../content/page-content';
import { InlineText } from './blocks/inline-text';
import { sourceNote } from '../claims/source-note';

/** One block of a section, by its kind. */
export function BlockView({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'text':
      return <TextBlock {...block} />;
    case 'list':
      return <ListBlock {...block} />;
    case 'steps':
      return <StepsBlock {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'pairs':
      return <PairsBlock {...block} />;
    case 'claims':
      return <ClaimsBlock {...block} />;
    case 'clocks':
      return <ClocksBlock {...block} />;
    case 'pay':
      return <PayBlock {...block} />;
    case 'questions':
      return <QuestionsBlock {...block} />;
    case 'callout':
      return <CalloutBlock {...block} />;
    case 'links':
      return <LinksBlock {...block} />;
  }
}

function ClaimsBlock({ claims }: { claims: readonly ShownClaim[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8 xl:grid-cols-3">
      {claims.map(({ key, figure, label, source }) => (
        <li key={key} data-claim={key}>
          <StatTile figure={figure} label={label} note={sourceNote(source)} />
        </li>
      ))}
    </ul>
  );
}

function PairsBlock({ pairs }: Extract<ShownBlock, { kind: 'pairs' }>) {
  return (
    <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {pairs.map(({ term, text }) => (
        <div key={term} className="border-t border-rule pt-4">
          <dt className="font-semibold">{term}</dt>
          <dd className="mt-1.5">
            <InlineText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function QuestionsBlock({ questions }: Extract<ShownBlock, { kind: 'questions' }>) {
  return (
    <div className="max-w-3xl">
      {questions.map(({ question, answer }) => (
        <div key={question} className="border-t border-rule py-5">
          <h3 className="text-subheading">{question}</h3>
          {answer.map((text) => (
            <p key={text} className="mt-2 max-w-prose">
              <InlineText text={text} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function StepsBlock({ steps }: Extract<ShownBlock, { kind: 'steps' }>) {
  return (
    <ol className="max-w-3xl border-l border-rule">
      {steps.map(({ title, text, when }, index) => (
        <li key={title} className="relative pb-8 pl-8 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-0 -left-3.5 flex size-7 items-center justify-center rounded-full border border-ink bg-paper text-sm font-medium tabular-nums"
          >
            {index + 1}
          </span>
          <h3 className="text-subheading">
            {title}
            {when && <span className="ml-3 font-sans text-sm text-ink-muted">{when}</span>}
          </h3>
          <p className="mt-2 max-w-prose">
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function TextBlock({ paragraphs }: Extract<ShownBlock, { kind: 'text' }>) {
  return (
    <div className="max-w-prose space-y-4">
      {paragraphs.map((text) => (
        <p key={text}>
          <InlineText text={text} />
        </p>
      ))}
    </div>
  );
}

/** The one thing in a section that a hurried reader should not miss. */
function CalloutBlock({ title, text }: Extract<ShownBlock, { kind: 'callout' }>) {
  return (
    <div className="max-w-prose border-l-4 border-signal bg-surface px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">
        <InlineText text={text} />
      </p>
    </div>
  );
}

/** A list: with bullets, with check marks, or numbered. */
function ListBlock({ style, items }: Extract<ShownBlock, { kind: 'list' }>) {
  if (style === 'checks') {
    return (
      <ul className="max-w-prose space-y-3">
        {items.map((item) => (
          <li key={keyOf(item)} className="grid grid-cols-[1.25rem_1fr] gap-3">
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              className="mt-1 size-5 fill-none stroke-signal stroke-2"
            >
              <path d="m3.5 10.5 4.5 4.5 8.5-10" />
            </svg>
            <span>
              <Item item={item} />
            </span>
          </li>
        ))}
      </ul>
    );
  }
  const List = style === 'numbers' ? 'ol' : 'ul';
  const marker = style === 'numbers' ? 'list-decimal' : 'list-disc';
  return (
    <List className={`max-w-prose space-y-3 pl-5 marker:text-ink-muted ${marker}`}>
      {items.map((item) => (
        <li key={keyOf(item)} className="pl-1">
          <Item item={item} />
        </li>
      ))}
    </List>
  );
}

function Item({ item }: { item: ListItem }) {
  if (typeof item === 'string') return <InlineText text={item} />;
  return (
    <>
      <strong>{/[.?!]$/.test(item.title) ? item.title : `${item.title}.`}</strong>{' '}
      <InlineText text={item.text} />
    </>
  );
}

function keyOf(item: ListItem): string {
  return typeof item === 'string' ? item : item.title;
}
