import type { ListItem } from '../../../content/rich-text';
import { InlineText } from './inline-text';

/** An item of a list as running text: its title is strong and ends like a sentence. */
export function ListItemText({ item }: { item: ListItem }) {
  if (typeof item === 'string') return <InlineText text={item} />;
  return (
    <>
      <strong>{/[.?!]$/.test(item.title) ? item.title : `${item.title}.`}</strong>{' '}
      <InlineText text={item.text} />
    </>
  );
}

/** Unique in its list. */
export function keyOfItem(item: ListItem): string {
  return typeof item === 'string' ? item : item.title;
}
