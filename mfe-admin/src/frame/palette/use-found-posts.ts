import { useEffect, useState } from 'react';
import { listPosts } from '../../posts/api/list-posts';
import { blogToolPath, statusLabels } from '../../posts/content/posts';
import type { Command } from '../content/commands';

/** Posts whose title holds what was typed. */
export type FoundPosts =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed' }
  | { status: 'found'; commands: readonly Command[] };

/** How long after the last key the blog is asked, ms. */
const PAUSE = 200;
/** One letter is in nearly every title. */
const FEWEST_LETTERS = 2;
const MOST = 8;

/** Asks the blog for what was typed, once the typing pauses. */
export function useFoundPosts(typed: string): FoundPosts {
  const text = typed.trim();
  const [found, setFound] = useState<{ text: string; posts: FoundPosts } | null>(null);
  const isAsked = text.length >= FEWEST_LETTERS;

  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const show = (posts: FoundPosts): void => {
      if (!leaving.signal.aborted) setFound({ text, posts });
    };
    const timer = setTimeout(() => {
      findPosts(text, leaving.signal).then(
        (commands) => show({ status: 'found', commands }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          console.error('Searching the blog failed', error);
          show({ status: 'failed' });
        },
      );
    }, PAUSE);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [text, isAsked]);

  if (!isAsked) return { status: 'idle' };
  return found?.text === text ? found.posts : { status: 'searching' };
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
