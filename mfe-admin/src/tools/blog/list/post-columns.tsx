import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ListedPost } from '../../../posts/api/list-posts';
import { blogToolPath, statusLabels } from '../../../posts/content/posts';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { listTexts, topicLabels } from '../content/blog-tools';
import { StatusBadge } from '../status-badge';

const { columns } = listTexts;
const { text, time } = columnsOf<ListedPost>();

/** Columns of the list of posts; each title is a link to the editor. */
export const postColumns: readonly ToolColumn<ListedPost>[] = [
  text('title', columns.title, ({ id, title }) => (
    <Link asChild tone="ink">
      <RouterLink to={`${blogToolPath}/${id}`}>{title}</RouterLink>
    </Link>
  )),
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
  time('published_at', columns.published),
  time('updated_at', columns.updated),
];
