import { box, hollowSquare } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';
import { seeded } from '../../seeded.ts';

const weeks = 13;

/** A quarter of weeks: a column of jobs each, this week wide and filled. */
export function weeksOfJobs(): Picture {
  const random = seeded('weekly-jobs-report');
  const ink: string[] = [];
  const signal: string[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const jobs = 6 + Math.round(random() * 6 + week / 3);
    for (let job = 0; job < jobs; job += 1) {
      const [x, y] = [week * 17 + 7, 144 - job * 8];
      if (week === weeks - 1) signal.push(box(x, y, 14, 6));
      else ink.push(hollowSquare(x + 4, y));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Columns are weeks, squares jobs; the last week is filled. Illustrative.',
  });
}
