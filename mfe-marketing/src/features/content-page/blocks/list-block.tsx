import type { ListItem } from '../../../content/rich-text';
import type { ShownBlock } from '../shown-block';
import { InlineText } from './inline-text';
import { keyOfItem, ListItemText } from './list-item-text';

type List = Extract<ShownBlock, { kind: 'list' }>;

/** A list: with bullets, with check marks, or numbered. Where every item has a title, titles and texts are two columns. */
export function ListBlock({ style, items }: List) {
  const titled = items.filter((item) => typeof item !== 'string');
  const isTitled = titled.length === items.length;
  if (style === 'checks') {
    return (
      <ul className={`grid gap-x-12 gap-y-3 ${isTitled ? '' : '@2xl:grid-cols-2'}`}>
        {items.map((item) => (
          <li key={keyOfItem(item)} className="grid grid-cols-[1.25rem_1fr] gap-3">
            <Check />
            <ItemText item={item} isTitled={isTitled} />
          </li>
        ))}
      </ul>
    );
  }
  const Element = style === 'numbers' ? 'ol' : 'ul';
  const marker = style === 'numbers' ? 'list-decimal' : 'list-disc';
  const plain = style === 'numbers' ? 'max-w-prose' : '@2xl:grid-cols-2';
  return (
    <Element
      className={`grid gap-x-12 gap-y-3 pl-5 marker:text-ink-muted ${marker} ${isTitled ? '' : plain}`}
    >
      {items.map((item) => (
        <li key={keyOfItem(item)} className="pl-1">
          <ItemText item={item} isTitled={isTitled} />
        </li>
      ))}
    </Element>
  );
}

function ItemText({ item, isTitled }: { item: ListItem; isTitled: boolean }) {
  if (!isTitled || typeof item === 'string') {
    return (
      <span>
        <ListItemText item={item} />
      </span>
    );
  }
  return (
    <div className="@2xl:grid @2xl:grid-cols-[2fr_3fr] @2xl:gap-x-10">
      <p className="font-semibold">{item.title}</p>
      <p className="max-w-prose">
        <InlineText text={item.text} />
      </p>
    </div>
  );
}

function Check() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="mt-1 size-5 fill-none stroke-signal stroke-2"
    >
      <path d="m3.5 10.5 4.5 4.5 8.5-10" />
    </svg>
  );
}
