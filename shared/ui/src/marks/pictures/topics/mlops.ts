import { MODULE, hollowSquare, square } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

/** Of each twelve requests, how many the new model answers, hour by hour. */
const shares = [
  0, 0, 1, 1, 1, 2, 2, 4, 4, 4, 6, 6, 0, 0, 1, 1, 2, 4, 4, 6, 6, 9, 9, 12, 12, 12,
] as const;
const requests = 12;

/** A gradual release: the new model takes over request by request, and once it is taken back. */
export function rollout(): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (const [hour, share] of shares.entries()) {
    for (let request = 0; request < requests; request += 1) {
      const [x, y] = [hour * MODULE + 17, 128 - request * 10];
      if (request < share) signal.push(square(x, y));
      else ink.push(hollowSquare(x, y));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Columns are hours; filled requests reach the new model. Illustrative.',
  });
}
