import { createElement, type CSSProperties, type ReactElement } from 'react';
import { light } from './mail-look.ts';

/** Attributes of a table that only places things. */
export const PLACED = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const;

/** Thunderbird's dark mode recolors text and page, but no table cells. Ink could not be seen there, so marks have the color of outlines. */
const inline = { ink: light.boundary, signal: light.signal } as const;
type MarkColor = keyof typeof inline;

/**
 * The site's logo: three strokes, of which the third closes the square, 28 by 28 px. Cells of a table, because mail programs
 * show no SVG and ask before they load a picture.
 */
export function logoCells(): ReactElement {
  const strokes = [
    { width: 4, color: 'ink' },
    { width: 4, color: 'ink' },
    { width: 12, color: 'signal' },
  ] as const;
  const cells = strokes.flatMap(({ width, color }, index) => [
    ...(index === 0 ? [] : [cell({ width: 4, height: 28 })]),
    cell({ width, height: 28, color }),
  ]);
  return row(cells);
}

/** One square for each point that was possible, filled for those that were reached; null where they are too many to count. */
export function pointCells(points: number, possible: number): ReactElement | null {
  if (possible < 1 || possible > 20) return null;
  const cells = Array.from({ length: Math.floor(possible) }, (_, index) => [
    ...(index === 0 ? [] : [cell({ width: 3, height: 10 })]),
    index < Math.floor(points) ? cell({ width: 10, height: 10, color: 'ink' }) : hollowCell(),
  ]);
  return row(cells.flat(), { margin: '6px 0 0' });
}

function row(cells: readonly ReactElement[], style?: CSSProperties): ReactElement {
  return createElement(
    'table',
    { ...PLACED, 'aria-hidden': true, style },
    createElement('tbody', null, createElement('tr', null, ...cells)),
  );
}

function cell(given: { width: number; height: number; color?: MarkColor }): ReactElement {
  const { width, height, color } = given;
  return createElement('td', {
    width,
    height,
    ...(color && { className: `m-mark-${color}` }),
    style: {
      width,
      height,
      lineHeight: '1px',
      fontSize: 0,
      ...(color && { backgroundColor: inline[color] }),
    },
  });
}

function hollowCell(): ReactElement {
  return createElement('td', {
    width: 8,
    height: 8,
    className: 'm-hollow',
    style: { width: 8, height: 8, fontSize: 0, border: `1px solid ${light.boundary}` },
  });
}
