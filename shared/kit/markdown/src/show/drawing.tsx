import type { ReactNode } from 'react';
import type { MarkdownNode, Marks } from '../document.ts';

export interface DrawingProps {
  /** Its first paragraph is the finding, its last one the caption. */
  children: readonly MarkdownNode[];
  show: (nodes: readonly MarkdownNode[]) => ReactNode;
}

/** A drawing made of a table, steps, a tree of questions or code, between its finding and its caption. */
export function Drawing({ children, show }: DrawingProps) {
  const [finding, rest] = isParagraph(children[0])
    ? [children[0], children.slice(1)]
    : [null, children];
  const last = rest.at(-1);
  const hasCaption = rest.length > 1 && isParagraph(last);
  const caption = hasCaption ? (last.children ?? []) : [];
  return (
    <figure className="drawing">
      {finding && <p className="drawing-finding">{show(finding.children ?? [])}</p>}
      {show(hasCaption ? rest.slice(0, -1) : rest)}
      {hasCaption && <figcaption>{show(caption)}</figcaption>}
    </figure>
  );
}

function isParagraph(node: MarkdownNode | undefined): node is Exclude<MarkdownNode, string> {
  return typeof node === 'object' && node.tag === 'p';
}

/** Sizes in px. Many marks are in rows of twenty, so that they fit beside their words on a phone. */
const sizes = {
  few: { width: 6, height: 6, pitch: 8, columns: 10 },
  square: { width: 6, height: 6, pitch: 8, columns: 20 },
  time: { width: 6, height: 6, pitch: 8, columns: 24 },
} as const;

/** Marks beside the words that they count: full ones in the signal color, the others hollow. */
export function MarksInCell({ marks, children }: { marks: Marks; children: ReactNode }) {
  const { from, to, of } = marks;
  const size = sizeOf(marks);
  const { height, pitch, columns } = size;
  const places = Array.from({ length: Math.min(Math.max(of, 0), 120) }, (_, index) => index);
  const isFull = (index: number) => index + 1 >= from && index < to;
  const path = (own: readonly number[], inset: number) =>
    own.map((index) => rectangle(index, size, inset)).join('');
  return (
    <span className="drawing-marks">
      <svg
        aria-hidden="true"
        width={Math.min(places.length, columns) * pitch - 2}
        height={Math.ceil(places.length / columns) * (height + 2) - 2}
        className="overflow-visible"
      >
        <path fill="currentColor" className="text-signal" d={path(places.filter(isFull), 0)} />
        <path
          fill="none"
          stroke="currentColor"
          className="text-boundary"
          d={path(
            places.filter((index) => !isFull(index)),
            0.5,
          )}
        />
      </svg>
      <span>{children}</span>
    </span>
  );
}

function sizeOf({ shape, of }: Marks) {
  if (shape === 'time') return sizes.time;
  return of > sizes.square.columns ? sizes.square : sizes.few;
}

function rectangle(
  index: number,
  { width, height, pitch, columns }: (typeof sizes)[keyof typeof sizes],
  inset: number,
): string {
  const wide = width - 2 * inset;
  const x = (index % columns) * pitch + inset;
  const y = Math.floor(index / columns) * (height + 2) + inset;
  return `M${x} ${y}h${wide}v${height - 2 * inset}h${-wide}z`;
}
