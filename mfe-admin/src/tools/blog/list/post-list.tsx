import { useSearchParams } from '@talent/sdk';
import type { ReactNode } from 'react';
import { SelectField } from '../../../controls/select-field';
import { postStatuses } from '../../../posts/api/post';
import type { PostStatus } from '../../../posts/api/post';
import { statusLabels } from '../../../posts/content/posts';
import { ToolTable } from '../../../table/tool-table';
import { listTexts } from '../content/blog-tools';
import { blogQueries } from '../queries';
import { postColumns } from './post-columns';

const choices: readonly (readonly [PostStatus | '', string])[] = [
  ['', listTexts.everyStatus],
  ...postStatuses.map((status) => [status, statusLabels[status]] as const),
];

/** The posts in every state, or in the one that the address names. */
export function PostList(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const status = postStatuses.find((known) => known === search.get('status')) ?? null;
  return (
    <>
      <SelectField
        label={listTexts.status}
        className="mb-4 max-w-52"
        value={status ?? ''}
        options={choices}
        onChange={(value) =>
          setSearch(value === '' ? {} : { status: value }, { preventScrollReset: true })
        }
      />
      <ToolTable
        name="posts"
        caption={listTexts.caption}
        columns={postColumns}
        source={blogQueries.list(status)}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'updated_at', descending: true }}
        filterLabel={listTexts.text}
        empty={listTexts.empty}
      />
    </>
  );
}
