import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compactPicture } from './compact-picture.ts';
import { dot, hollowSquare, square } from './mark-shapes.ts';
import { drawn, type Picture } from './picture.ts';
import { pictureOfRole } from './pictures/picture-of-role.ts';

/** Start of every mark and of every hole in one, from both kinds of moves. */
function starts({ paths }: Picture): string[] {
  let [x, y] = [0, 0];
  const moves = paths.flatMap(({ d }) => ['M0 0', ...(d.match(/[Mm]-?[\d.]+ -?[\d.]+/g) ?? [])]);
  return moves.map((move) => {
    const [dx = 0, dy = 0] = move.slice(1).split(' ').map(Number);
    [x, y] = move.startsWith('M') ? [dx, dy] : [x + dx, y + dy];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

it('places each mark from the one before it', () => {
  const marks = [square(8, 8), square(16, 8), square(8, 16)];
  expect(compactPicture(drawn({ ink: marks, caption: '' })).paths).toEqual([
    { color: 'ink', d: 'm8 8h6v6h-6zm8 0h6v6h-6zm-8 8h6v6h-6z' },
  ]);
});

it('counts the hole of a hollow mark, which is placed from the mark', () => {
  const picture = drawn({ ink: [hollowSquare(8, 8), dot(1.5, 2)], caption: '' });
  expect(starts(compactPicture(picture))).toEqual(starts(picture));
});

it.each(['machine-learning-engineer', 'ai-engineer', 'mlops-engineer', 'computer-vision-engineer'])(
  'leaves every mark of the picture of %s where it is, in fewer bytes',
  (role) => {
    const picture = pictureOfRole(role);
    if (picture === null) throw new Error(`There is no picture of ${role}.`);
    const compact = compactPicture(picture);
    expect(starts(compact)).toEqual(starts(picture));
    const size = (one: Picture) => gzipSync(JSON.stringify(one)).length;
    expect(size(compact)).toBeLessThan(size(picture));
  },
);
