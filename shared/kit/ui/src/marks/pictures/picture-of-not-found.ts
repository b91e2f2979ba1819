import { hollowSquare, square } from '../mark-shapes.ts';
import { drawn, lists, type Picture } from '../picture.ts';

/** 404 squares and one that is missing. */
export function pictureOfNotFound(): Picture {
  const [columns, pitch, missing] = [27, 8, 240];
  const { ink, accent } = lists();
  for (let index = 0; index < 404; index += 1) {
    const [x, y] = [(index % columns) * pitch + 1, Math.floor(index / columns) * pitch + 1];
    if (index === missing) accent.push(hollowSquare(x, y));
    else ink.push(square(x, y));
  }
  return drawn({
    width: 216,
    height: 120,
    ink,
    accent,
    caption: 'There are 404 squares. One is missing.',
  });
}
