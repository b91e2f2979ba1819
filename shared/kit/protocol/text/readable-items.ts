import { z } from 'zod';

/** A list of strangers' items without those that do not read, so that one bad item loses no other; at least one reads. */
export function readableItems<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .array(z.unknown())
    .max(most)
    .transform((list) =>
      list.flatMap((one): z.output<Item>[] => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    )
    .refine((list) => list.length > 0);
}
