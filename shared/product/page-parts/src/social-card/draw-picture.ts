import type { DrawingNode } from '@talent/sdk/server';
import type { Picture } from '@talent/ui/picture';
import { cardColors } from './card-colors';

/** Room for the picture on a card, px. */
export const PICTURE_BOX = { width: 408, height: 340 };

const fills = {
  ink: cardColors.ink,
  signal: cardColors.signal,
  accent: cardColors['data-2'],
} as const;

/** The picture as an SVG element, as large as its box allows. */
export function drawPicture({ width, height, paths }: Picture, box = PICTURE_BOX): DrawingNode {
  const scale = Math.min(box.width / width, box.height / height);
  return {
    type: 'svg',
    props: {
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      viewBox: `0 0 ${width} ${height}`,
      children: paths.map(({ color, d }) => ({ type: 'path', props: { d, fill: fills[color] } })),
    },
  };
}
