import { box, hollowSquare, MODULE, square } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';
import type { WorkingDay } from './working-day';

const DAY = 24;

/** A working day on the clock of another city, a square an hour; the hours that the city works too are filled. */
export function hoursPicture({ startsAt, hours }: WorkingDay, city: WorkingDay): Picture {
  const ink: string[] = [rule(city.startsAt), rule(city.startsAt + city.hours)];
  const signal: string[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    const at = (startsAt + hour + DAY) % DAY;
    const isShared = at >= city.startsAt && at + 1 <= city.startsAt + city.hours;
    if (isShared) signal.push(square(at * MODULE, 4));
    else ink.push(hollowSquare(at * MODULE, 4));
  }
  return drawn({ caption: '', width: DAY * MODULE + MODULE, height: 16, ink, signal });
}

/** Beginning or end of the city's own day. */
function rule(hour: number): string {
  return box(hour * MODULE - 1.5, 0, 1, 14);
}
