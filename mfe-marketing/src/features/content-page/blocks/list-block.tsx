import type { Block, ListItem } from '../../../content/page-content';
import { InlineText } from './inline-text';

/** A list: with bullets, with check marks, or numbered. */
export function ListBlock({ style, items }: Extract<Block, { kind: 'list' }>) {
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
