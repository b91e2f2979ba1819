import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ListedPost } from '../../../posts/api/list-posts';
import { listTexts, topicLabels } from '../content/blog-tools';
import { blogToolPath, statusLabels } from '../../../posts/content/posts';
import type { ToolColumn } from '../../../table/tool-table';
import { StatusBadge } from '../status-badge';
import { formatUtc } from '../../../time/utc';

const { columns } = listTexts;

/** What the list of posts shows; each title is a link to the editor. */
export const postColumns: readonly ToolColumn<ListedPost>[] = [
  {
    key: 'title',
    label: columns.title,
    sortable: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link asChild tone="ink">
        <RouterLink to={`${blogToolPath}/${id}`}>{title}</RouterLink>
      </Link>
    ),
  },
  {
    key: 'status',
    label: columns.status,
    sortable: true,
    value: ({ status }) => statusLabels[status],
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'topic',
    label: columns.topic,
    sortable: true,
    value: ({ topic }) => topicLabels[topic] ?? topic,
  },
  { key: 'author', label: columns.author, value: ({ author }) => author },
  time('published_at', columns.published, ({ publishedAt }) => publishedAt),
  time('updated_at', columns.updated, ({ updatedAt }) => updatedAt),
];

function time(
  key: string,
  label: string,
  value: (post: ListedPost) => string | null,
): ToolColumn<ListedPost> {
  return {
    key,
    label,
    sortable: true,
    value,
    cell: (post) => {
      const at = value(post);
      return at && <span className="whitespace-nowrap tabular-nums">{formatUtc(at)}</span>;
    },
  };
}
