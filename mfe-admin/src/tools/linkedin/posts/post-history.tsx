import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { feedUrl } from '../api/linkedin-post';
import type { LinkedInPost } from '../api/linkedin-post';
import { listLinkedInPosts } from '../api/list-linkedin-posts';
import { historyTexts, linkedInPaths } from '../content/linkedin';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-table';
import { PostStatus, statusLine } from './post-status';
import { formatUtc } from '../../../time/utc';

const labels = historyTexts.columns;

const columns: readonly ToolColumn<LinkedInPost>[] = [
  {
    key: 'commentary',
    label: labels.text,
    value: ({ content }) => content.commentary,
    cell: ({ id, content }) => (
      <Link asChild tone="ink">
        <RouterLink
          to={`${linkedInPaths.posting}?post=${id}`}
          className="line-clamp-2 max-w-md min-w-48"
        >
          {content.commentary.trim().slice(0, 200) || historyTexts.untitled}
        </RouterLink>
      </Link>
    ),
  },
  {
    key: 'status',
    label: labels.status,
    sortable: true,
    value: ({ status }) => status,
    cell: ({ status }) => <PostStatus status={status} />,
  },
  {
    key: 'when',
    label: labels.when,
    value: statusLine,
    cell: (post) => <span className="whitespace-nowrap tabular-nums">{statusLine(post)}</span>,
  },
  {
    key: 'urn',
    label: labels.urn,
    value: ({ urn }) => urn,
    cell: ({ urn }) =>
      urn && (
        <Link href={feedUrl(urn)} className="text-sm whitespace-nowrap">
          {urn}
        </Link>
      ),
  },
  {
    key: 'updated_at',
    label: labels.updated,
    sortable: true,
    value: ({ updatedAt }) => formatUtc(updatedAt),
    cell: ({ updatedAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatUtc(updatedAt)}</span>
    ),
  },
  { key: 'source', label: labels.source, value: ({ source }) => source ?? historyTexts.person },
];

/** Every post: drafts, what is planned, and what became of the others. */
export function PostHistory({ refresh }: { refresh: unknown }): ReactNode {
  return (
    <ToolTable
      name="linkedin-posts"
      caption={historyTexts.caption}
      columns={columns}
      load={listLinkedInPosts}
      rowKey={({ id }) => String(id)}
      initialSort={{ key: 'updated_at', descending: true }}
      filterLabel={historyTexts.filter}
      empty={historyTexts.empty}
      refresh={refresh}
    />
  );
}
