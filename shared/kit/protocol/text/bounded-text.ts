import { z } from 'zod';
import { isStorable } from './storable-json.ts';

/** A text that PostgreSQL can hold, of at most so many characters as it counts them: `max` of zod counts UTF-16 units. */
export function boundedText(most: number) {
  return z.string().refine((text) => [...text].length <= most && isStorable(text));
}
