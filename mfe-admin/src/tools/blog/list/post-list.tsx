import { useSearchParams } from '@talent/sdk';
import { Field } from '@talent/ui/field';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { listPosts } from '../../../posts/api/list-posts';
import type { ListedPost } from '../../../posts/api/list-posts';
import { postStatuses } from '../../../posts/api/post';
import { listTexts } from '../content/blog-tools';
import { statusLabels } from '../../../posts/content/posts';
import { ToolTable } from '../../../table/tool-table';
import type { LoadTablePage } from '../../../table/tool-table';
import { postColumns } from './post-columns';

/** The posts in every state, or in the one that the address names. */
export function PostList(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const status = postStatuses.find((known) => known === search.get('status')) ?? null;
  const load = useCallback<LoadTablePage<ListedPost>>(
    (query, signal) => listPosts(status, query, signal),
    [status],
  );

  return (
    <>
      <Field label={listTexts.status} required className="mb-4 max-w-52">
        {(control) => (
          <select
            {...control}
            className="control"
            value={status ?? ''}
            onChange={(event) => {
              const { value } = event.target;
              setSearch(value === '' ? {} : { status: value }, { preventScrollReset: true });
            }}
          >
            <option value="">{listTexts.everyStatus}</option>
            {postStatuses.map((known) => (
              <option key={known} value={known}>
                {statusLabels[known]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ToolTable
        name="posts"
        caption={listTexts.caption}
        columns={postColumns}
        load={load}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'updated_at', descending: true }}
        filterLabel={listTexts.text}
        empty={listTexts.empty}
      />
    </>
  );
}
