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

/** Marks in one row of at most 20; each is 6 px wide with a gap of 2. */
const COLUMNS = 20;
const PITCH = 8;

/** Marks beside the words that they count: full ones in the signal color, the others hollow. */
export function MarksInCell({ marks, children }: { marks: Marks; children: ReactNode }) {
  const height = marks.shape === 'stroke' ? 16 : 6;
  const places = Array.from({ length: Math.min(Math.max(marks.of, 0), 120) }, (_, index) => index);
  const isFull = (index: number) => index + 1 >= marks.from && index < marks.to;
  const width = Math.min(places.length, COLUMNS) * PITCH - 2;
  const rows = Math.ceil(places.length / COLUMNS);
  const path = (own: readonly number[], inset: number) =>
    own.map((index) => rectangle(index, marks.shape, height, inset)).join('');
  return (
    <span className="drawing-marks">
      <svg
        aria-hidden="true"
        width={width}
        height={rows * (height + 2) - 2}
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

function rectangle(index: number, shape: Marks['shape'], height: number, inset: number): string {
  const wide = (shape === 'stroke' ? 4 : 6) - 2 * inset;
  const x = (index % COLUMNS) * PITCH + inset;
  const y = Math.floor(index / COLUMNS) * (height + 2) + inset;
  return `M${x} ${y}h${wide}v${height - 2 * inset}h${-wide}z`;
}
