import type { Picture } from '../picture.ts';

/** How many marks a picture has. */
export function markCount({ paths }: Picture): number {
  return paths.reduce((sum, { d }) => sum + (d.match(/M/g)?.length ?? 0), 0);
}
