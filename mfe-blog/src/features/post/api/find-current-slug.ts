import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';

/**
 * The slug of the post that is meant by another address of it: its number, or a slug that it had before.
 * Null where neither leads to a post that a visitor may read.
 * @throws DataError when a request fails.
 */
export async function findCurrentSlug(data: DataClient, address: string): Promise<string | null> {
  const id = /^[1-9]\d{0,14}$/.test(address) ? Number(address) : await retiredSlug(data, address);
  if (id === null) return null;
  const row = unwrap(await data.from('blog_posts').select('slug').eq('id', id).maybeSingle());
  return row?.slug ?? null;
}

async function retiredSlug(data: DataClient, slug: string): Promise<number | null> {
  const row = unwrap(
    await data.from('blog_slug_history').select('post_id').eq('slug', slug).maybeSingle(),
  );
  return row?.post_id ?? null;
}
