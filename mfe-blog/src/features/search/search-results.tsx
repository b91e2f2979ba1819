import { ReloadNotice } from '@talent/forms/reload-notice';
import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Link as LinkLook } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { blogPath } from '../../content/paths';
import { searchText } from './content/search-text';
import { formatDay } from '@talent/sdk/format';
import { topicLabel } from '../post-facts/topic-label';
import { PostLink } from '../post-list/post-link';
import { searchAddress, type AskedSearch } from './asked-search';
import { useEffect, useState } from 'react';
import { searchPosts, type FoundPosts } from './api/search-posts';

const { results, searching, found: foundText, none, failed, outdated, clear } = searchText;

/** Search results, in place of the newest articles. */
export function SearchResults(asked: AskedSearch) {
  const { state, again } = useSearch(asked);
  return (
    <section aria-labelledby="results-title" className="min-h-96 py-8">
      <h2 id="results-title" className="text-heading">
        {results}
      </h2>
      <p role="status" className="mt-2 text-ink-muted">
        {statusOf(state, asked)}
      </p>
      {state.status === 'failed' && (
        <Notice tone="error" title={failed.title} className="mt-6 max-w-2xl">
          <p>{failed.text}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={again}>
            {failed.again}
          </Button>
        </Notice>
      )}
      {state.status === 'outdated' && <ReloadNotice message={outdated} />}
      {state.status === 'found' && <Found asked={asked} found={state.found} />}
      <p className="mt-6">
        <LinkLook asChild>
          <Link to={blogPath}>{clear}</Link>
        </LinkLook>
      </p>
    </section>
  );
}

function statusOf(state: SearchState, { query }: AskedSearch): string {
  if (state.status === 'searching') return searching;
  if (state.status !== 'found') return '';
  const { total } = state.found;
  return total === 0 ? none.title(query) : foundText(total, query);
}

function Found({ asked, found }: { asked: AskedSearch; found: FoundPosts }) {
  if (found.posts.length === 0) return <p className="mt-4 max-w-prose">{none.text}</p>;
  return (
    <>
      <ol className="mt-6 divide-y divide-rule border-y border-rule">
        {found.posts.map(({ slug, title, headline, topic, publishedAt }) => (
          <li key={slug} className="max-w-4xl py-6">
            <h3 className="text-subheading">
              <PostLink slug={slug} title={title} />
            </h3>
            <p className="mt-2">
              <MarkedText text={headline} />
            </p>
            <p className="mt-2 flex gap-x-4 text-sm text-ink-muted">
              <span className="font-semibold text-ink">{topicLabel(topic)}</span>
              <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
            </p>
          </li>
        ))}
      </ol>
      <ResultPages asked={asked} found={found} />
    </>
  );
}

function ResultPages({ asked, found }: { asked: AskedSearch; found: FoundPosts }) {
  const { query, page } = asked;
  const hasNext = page * found.pageSize < found.total;
  if (page === 1 && !hasNext) return null;
  const link = (to: number, rel: 'prev' | 'next', label: string) => (
    <LinkLook asChild className="inline-flex min-h-11 items-center">
      <Link to={searchAddress(blogPath, { query, page: to })} rel={rel}>
        {label}
      </Link>
    </LinkLook>
  );
  return (
    <nav aria-label={searchText.pages} className="flex gap-6 py-4">
      {page > 1 && link(page - 1, 'prev', searchText.previous)}
      {hasNext && link(page + 1, 'next', searchText.next)}
    </nav>
  );
}

/** Private characters that the database puts around what was found: never markup. */
const START = '\uE000';
const END = '\uE001';

function MarkedText({ text }: { text: string }) {
  const [before = '', ...pieces] = text.split(START);
  return (
    <>
      <span>{before}</span>
      {pieces.map((piece, index) => {
        const [found = '', ...after] = piece.split(END);
        return (
          <span key={index}>
            <mark className="bg-signal-wash font-semibold text-ink">{found}</mark>
            <span>{after.join('')}</span>
          </span>
        );
      })}
    </>
  );
}

type SearchState =
  | { status: 'searching' }
  | { status: 'found'; found: FoundPosts }
  | { status: 'failed' | 'outdated' };

type Answer = Exclude<SearchState, { status: 'searching' }> & { key: string };

/** Searches for what the address asks; `again` asks once more after a failure. */
function useSearch({ query, page }: AskedSearch): { state: SearchState; again: () => void } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([query, page, attempt]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    searchPosts({ query, page }, signal).then(
      (found) =>
        !signal.aborted &&
        setAnswer(found ? { status: 'found', found, key } : { status: 'outdated', key }),
      () => !signal.aborted && setAnswer({ status: 'failed', key }),
    );
    return () => controller.abort();
  }, [query, page, key]);
  // An answer to something else is none.
  const state: SearchState = answer?.key === key ? answer : { status: 'searching' };
  return { state, again: () => setAttempt((count) => count + 1) };
}
