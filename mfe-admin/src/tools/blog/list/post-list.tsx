import { useSearchParams } from '@talent/sdk';
import { Select, optionsOf } from '@talent/ui/select';
import type { ReactNode } from 'react';
import { postStatuses } from '../../../posts/api/post';
import type { PostStatus } from '../../../posts/api/post';
import { statusLabels, blogToolPath } from '../../../posts/content/posts';
import { ToolTable } from '../../../table/tool-table';
import { listTexts, topicLabels } from '../content/blog-tools';
import { blogQueries } from '../queries';
import type { ListedPost } from '../../../posts/api/list-posts';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { StatusBadge } from '../status-badge';
import { archivePosts } from './archive-posts';
import { SiteLink } from '../../../controls/site-link';

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
      <Select
        label={listTexts.status}
        className="mb-4 max-w-52"
        value={status ?? ''}
        options={optionsOf(choices)}
        onChoose={(value) =>
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
        emptyKind="list"
        rowName={({ title }) => title || listTexts.untitled}
        rowActions={({ id }) => [{ label: listTexts.edit, to: `${blogToolPath}/${id}` }]}
        bulkActions={[archivePosts]}
      />
    </>
  );
}

const { columns } = listTexts;
const { text, time } = columnsOf<ListedPost>();

/** Columns of the list of posts; each title is a link to the editor. */
const postColumns: readonly ToolColumn<ListedPost>[] = [
  text('title', columns.title, ({ id, title }) => (
    <SiteLink tone="ink" to={`${blogToolPath}/${id}`}>
      {title || listTexts.untitled}
    </SiteLink>
  )),
  {
    key: 'status',
    label: columns.status,
    sortable: true,
    priority: 1,
    value: ({ status }) => statusLabels[status],
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'topic',
    label: columns.topic,
    sortable: true,
    value: ({ topic }) => topicLabels[topic] ?? topic,
  },
  { key: 'author', label: columns.author, priority: 3, value: ({ author }) => author },
  time('published_at', columns.published),
  { ...time('updated_at', columns.updated), priority: 3 },
];
