import { useEffect, useState } from 'react';
import { listPosts } from '../../posts/api/list-posts';
import { blogToolPath, statusLabels } from '../../posts/content/posts';
import { useData } from '../../queries/use-data';
import type { Command } from '../content/commands';

/** Posts whose title holds the typed text. */
type FoundPosts =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed' }
  | { status: 'found'; commands: readonly Command[] };

/** Pause after the last key before the blog is searched, ms. */
const PAUSE = 200;
/** One letter is in nearly every title. */
const FEWEST_LETTERS = 2;
const MOST = 8;

/** Searches the blog for the typed text, once the typing pauses. */
export function useFoundPosts(typed: string): FoundPosts {
  const text = typed.trim();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useData({
    queryKey: ['posts', 'found', asked],
    queryFn: ({ signal }) => findPosts(asked, signal),
    enabled: asked === text && text.length >= FEWEST_LETTERS,
  });
  if (text.length < FEWEST_LETTERS) return { status: 'idle' };
  if (asked !== text || found.isPending) return { status: 'searching' };
  return found.isError ? { status: 'failed' } : { status: 'found', commands: found.data };
}

async function findPosts(text: string, signal: AbortSignal): Promise<Command[]> {
  const sort = { key: 'updated_at', descending: true };
  const query = { page: 1, pageSize: MOST, sort, filter: text };
  const { rows } = await listPosts(null, query, signal);
  return rows.map(({ id, title, status }) => ({
    to: `${blogToolPath}/${id}`,
    label: title,
    hint: statusLabels[status],
  }));
}
