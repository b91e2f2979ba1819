import { MODULE, stroke, strongStroke } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';

/** First and last week. */
export type Weeks = readonly [from: number, to: number];

/** The weeks of `Week 1`, `Weeks 2 and 3`, `Weeks 6 to 8` or `Weeks 9-10`; null for any other time. */
export function weeksOf(when: string | undefined): Weeks | null {
  const [, from, to] = /^Weeks? (\d+)(?:(?: and | to |-)(\d+))?$/.exec(when ?? '') ?? [];
  return from === undefined ? null : [Number(from), Number(to ?? from)];
}

/** A stroke a week of the plan; the weeks of this step are strong. */
export function weeksPicture([from, to]: Weeks, weeks: number): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (let week = 1; week <= weeks; week += 1) {
    const x = (week - 1) * MODULE;
    if (week < from || week > to) ink.push(stroke(x, 0, 16));
    else signal.push(strongStroke(x, 0, 16));
  }
  return drawn({ caption: '', width: weeks * MODULE, height: 16, ink, signal });
}
