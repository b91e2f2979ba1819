import { cutText } from '@talent/protocol/text/cut-text';
import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { Clipped } from '../../../table/clipped';
import { column, columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { LinkedInPost } from '../api/linkedin-post';
import { feedUrl, historyTexts, linkedInPaths } from '../content/linkedin';
import { linkedInQueries } from '../queries';
import { PostStatus, statusLine } from './post-outcome';

const labels = historyTexts.columns;

const post = columnsOf<LinkedInPost>();

const columns: readonly ToolColumn<LinkedInPost>[] = [
  column('commentary', labels.text, ({ commentary }) => commentary, {
    cell: ({ id, commentary }) => (
      <Clipped isLong>
        <Link asChild tone="ink">
          <RouterLink to={`${linkedInPaths.posting}?post=${id}`}>
            {cutText(commentary.trim(), 200) || historyTexts.untitled}
          </RouterLink>
        </Link>
      </Clipped>
    ),
  }),
  {
    ...post.text('status', labels.status, ({ status }) => <PostStatus status={status} />),
    priority: 1,
  },
  column('when', labels.when, statusLine, {
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{statusLine(row)}</span>,
  }),
  column('urn', labels.urn, ({ urn }) => urn, {
    priority: 3,
    cell: ({ urn }) =>
      urn && (
        <Link href={feedUrl(urn)} className="text-sm whitespace-nowrap">
          {urn}
        </Link>
      ),
  }),
  post.time('updated_at', labels.updated),
  column('source', labels.source, ({ source }) => source ?? historyTexts.person, { priority: 3 }),
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
      emptyKind="list"
    />
  );
}
