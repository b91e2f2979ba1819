import { useSearchParams } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { listPosts, POSTS_A_PAGE } from '../../api/list-posts';
import { listTexts } from '../../content/blog-tools';
import { useLoaded } from '../loading/use-loaded';
import { ListFilters } from './list-filters';
import { readListQuery, writeListQuery } from './list-query';
import { PostTable } from './post-table';

/** The posts that the address asks for, a page at a time. */
export function PostList(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const query = useMemo(() => readListQuery(new URLSearchParams(address)), [address]);
  const [loaded, retry] = useLoaded(useCallback(() => listPosts(query), [query]));
  const turnTo = (page: number) => setSearch(writeListQuery({ ...query, page }));

  return (
    <>
      <ListFilters
        key={`${query.status}${query.sort}`}
        query={query}
        onApply={(next) => setSearch(writeListQuery(next))}
      />
      <div className="mt-6">
        {loaded.status === 'pending' && <p role="status">{listTexts.loading}</p>}
        {loaded.status === 'failed' && (
          <Notice tone="error" title={listTexts.failed}>
            <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
              {listTexts.retry}
            </Button>
          </Notice>
        )}
        {loaded.status === 'ready' && (
          <>
            {loaded.value.posts.length > 0 ? (
              <PostTable posts={loaded.value.posts} />
            ) : (
              <p className="text-ink-muted border-rule border-y py-6">{listTexts.empty}</p>
            )}
            <Pager
              page={query.page}
              shown={loaded.value.posts.length}
              total={loaded.value.total}
              onTurn={turnTo}
            />
          </>
        )}
      </div>
    </>
  );
}

interface PagerProps {
  page: number;
  shown: number;
  total: number;
  onTurn: (page: number) => void;
}

function Pager({ page, shown, total, onTurn }: PagerProps): ReactNode {
  const before = (page - 1) * POSTS_A_PAGE;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p role="status" className="text-ink-muted mr-auto text-sm tabular-nums">
        {listTexts.found(before + 1, before + shown, shown === 0 ? 0 : total)}
      </p>
      {page > 1 && (
        <Button variant="secondary" size="sm" onClick={() => onTurn(page - 1)}>
          {listTexts.previous}
        </Button>
      )}
      {before + shown < total && shown > 0 && (
        <Button variant="secondary" size="sm" onClick={() => onTurn(page + 1)}>
          {listTexts.next}
        </Button>
      )}
    </div>
  );
}
