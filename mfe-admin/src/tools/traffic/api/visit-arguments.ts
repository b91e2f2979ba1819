import type { VisitsQuery } from './traffic';

/** The arguments that every question about visits has. */
export function visitArguments({ range, audience, segment }: VisitsQuery) {
  return {
    from_day: range.from,
    to_day: range.to,
    of_audience: audience,
    segment: { ...segment },
  };
}
