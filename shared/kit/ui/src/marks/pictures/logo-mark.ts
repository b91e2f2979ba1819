import { box } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';

/** The logo: three bars for three days; the third, a heavy one, closes the square. 32 by 32, sharp at 16 px too. */
export function logoMark(): Picture {
  const [top, height] = [2, 28];
  return drawn({
    width: 32,
    height: 32,
    ink: [box(2, top, 4, height), box(10, top, 4, height)],
    signal: [box(18, top, 12, height)],
    caption: 'Each bar is a day. The third closes the square.',
  });
}
