import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { feedUrl } from '../api/linkedin-post';
import type { LinkedInPost } from '../api/linkedin-post';
import { historyTexts, linkedInPaths } from '../content/linkedin';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-column';
import { timeColumn } from '../../../table/columns';
import { linkedInQueries } from '../queries';
import { PostStatus, statusLine } from './post-status';

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
  timeColumn('updated_at', labels.updated, ({ updatedAt }) => updatedAt),
  { key: 'source', label: labels.source, value: ({ source }) => source ?? historyTexts.person },
];

/** Every post: drafts, scheduled ones, and the outcome of the others. */
export function PostHistory(): ReactNode {
  return (
    <ToolTable
      name="linkedin-posts"
      caption={historyTexts.caption}
      columns={columns}
      source={linkedInQueries.history}
      rowKey={({ id }) => String(id)}
      initialSort={{ key: 'updated_at', descending: true }}
      filterLabel={historyTexts.filter}
      empty={historyTexts.empty}
    />
  );
}
