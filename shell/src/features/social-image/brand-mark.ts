import type { DrawingNode } from '@talent/sdk/server';
import { cardColours } from './card-colours';

/** Foot and head of each bar of the mark, in its 32 units. */
const bars = [
  [7, 17],
  [13, 12],
  [19, 15],
  [25, 8],
] as const;

/** The site's icon, as on its pages: four bars of a chart, ink and paper. */
export function brandMark(size: number): DrawingNode {
  const plate = { width: 32, height: 32, rx: 3, fill: cardColours.ink };
  return {
    type: 'svg',
    props: {
      width: size,
      height: size,
      viewBox: '0 0 32 32',
      children: [{ type: 'rect', props: plate }, ...bars.map(bar)],
    },
  };
}

function bar([x, top]: readonly [number, number]): DrawingNode {
  const props = { x: x - 1.7, y: top, width: 3.4, height: 24 - top, fill: cardColours.paper };
  return { type: 'rect', props };
}
