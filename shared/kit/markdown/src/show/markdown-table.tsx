import type { ReactNode } from 'react';
import { plainText, type MarkdownElement } from '../document.ts';
import { labels } from './content/labels.ts';

/** What the parts of a table are to assistive technology where the browser shows them as cards. */
const rolesOfTable = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
} as const;

/** A table that scrolls, also with the keyboard, and has cards on a phone. */
export function TableScroller({ node, children }: { node: MarkdownElement; children: ReactNode }) {
  return (
    <div role="group" aria-label={labelOf(node)} tabIndex={0} className="overflow-x-auto">
      <table role="table" data-figures data-cards={node.attributes?.isWide} className="data-table">
        {children}
      </table>
    </div>
  );
}

/** `Table: Role, Postings, Median`, from its heads. */
function labelOf({ children: parts = [] }: MarkdownElement): string {
  const head = parts[0];
  const row = typeof head === 'object' ? head.children?.[0] : undefined;
  const cells = typeof row === 'object' ? (row.children ?? []) : [];
  return `${labels.table}: ${cells.map((cell) => plainText([cell])).join(', ')}`;
}

/** What a part of a table has besides its own attributes: a role, and a cell the name of its column. */
export function tablePart(
  { attributes: facts = {} }: MarkdownElement,
  tag: keyof typeof rolesOfTable,
) {
  const role = rolesOfTable[tag];
  if (tag !== 'th' && tag !== 'td') return { role };
  return {
    role,
    className: facts.align === 'center' ? 'text-center' : undefined,
    'data-kind': facts.align === 'right' ? undefined : 'words',
    'data-label': facts.label,
  };
}
