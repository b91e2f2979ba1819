import { stroke, strongStroke } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';

/** First working hour of each person in UTC: Vancouver, Toronto, São Paulo, Lisbon, Warsaw. Each works eight hours. */
const starts = [16, 13, 11, 9, 8] as const;
const workday = 8;
const short = 4;

/** A day in five places: tall strokes are working hours, heavy ones those that all but the farthest share. */
export function sharedHours(): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  const shared = (hour: number): boolean =>
    starts.filter((start) => hour >= start && hour < start + workday).length >= 4;
  for (const [person, start] of starts.entries()) {
    for (let hour = 0; hour < 24; hour += 1) {
      const isWorking = hour >= start && hour < start + workday;
      const height = isWorking ? 20 : short;
      const place = [hour * 10 + 2, person * 30 + 28 - height, height] as const;
      if (isWorking && shared(hour)) signal.push(strongStroke(...place));
      else ink.push(stroke(...place));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Rows are places, strokes hours; heavy hours are shared by four.',
  });
}
