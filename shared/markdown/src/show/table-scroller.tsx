import type { ReactNode } from 'react';
import { plainText } from '../document.ts';
import type { MarkdownElement } from '../document.ts';
import { labels } from './labels.ts';

/** A table that scrolls, also with the keyboard. */
export function TableScroller({ node, children }: { node: MarkdownElement; children: ReactNode }) {
  return (
    <div role="group" aria-label={labelOf(node)} tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
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
