import type { DrawingNode } from '@talent/sdk/server';
import { cardColors } from './card-colors';

/** Size of the drawing, px. */
export const BAR_FIELD = { width: 1056, height: 96 };

const bars = 88;
const step = BAR_FIELD.width / bars;
const barWidth = 4;
/** The one that is picked out. */
const chosen = 66;

/** A decorative bar chart with one bar picked out: many candidates, one chosen. It shows no figures. */
export function barField(): DrawingNode {
  return {
    type: 'svg',
    props: {
      ...BAR_FIELD,
      viewBox: `0 0 ${BAR_FIELD.width} ${BAR_FIELD.height}`,
      children: Array.from({ length: bars }, (_, index) => bar(index)),
    },
  };
}

function bar(index: number): DrawingNode {
  const height = Math.round(BAR_FIELD.height * (index === chosen ? 1 : heightAt(index)));
  return {
    type: 'rect',
    props: {
      x: Math.round(index * step),
      y: BAR_FIELD.height - height,
      width: barWidth,
      height,
      fill: index === chosen ? cardColors.signal : cardColors.rule,
    },
  };
}

/** A hill with a long slope to the right, its outline a little uneven. */
function heightAt(index: number): number {
  const place = (index + 1) / bars;
  const hill = Math.exp(-((Math.log(place / 0.55) / 0.42) ** 2));
  const uneven = 0.12 * Math.sin(index * 2.4) * Math.sin(index * 0.7);
  return Math.max(0.04, Math.min(0.92, 0.8 * hill + uneven * hill + 0.05));
}
