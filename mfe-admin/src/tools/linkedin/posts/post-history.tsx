import { cutText } from '@talent/protocol/text/cut-text';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { SiteLink } from '../../../controls/site-link';
import { Clipped } from '../../../table/clipped';
import { columnsOf, rare, vital } from '../../../table/columns';
import { ToolTable } from '../../../table/tool-table';
import { linkedInQueries, type LinkedInPost } from '../queries';
import { feedUrl, historyTexts, linkedInPaths } from '../content/linkedin';
import { PostStatus, statusLine } from './post-outcome';

const labels = historyTexts.columns;

const post = columnsOf<LinkedInPost>();

const columns = [
  post.unsorted('commentary', labels.text, ({ id, commentary }) => (
    <Clipped isLong>
      <SiteLink tone="ink" to={`${linkedInPaths.posting}?post=${id}`}>
        {cutText(commentary.trim(), 200) || historyTexts.untitled}
      </SiteLink>
    </Clipped>
  )),
  vital(post.text('status', labels.status, ({ status }) => <PostStatus status={status} />)),
  post.of('when', labels.when, statusLine, (row) => (
    <span className="whitespace-nowrap tabular-nums">{statusLine(row)}</span>
  )),
  rare(
    post.unsorted(
      'urn',
      labels.urn,
      ({ urn }) =>
        urn && (
          <Link href={feedUrl(urn)} className="text-sm whitespace-nowrap">
            {urn}
          </Link>
        ),
    ),
  ),
  post.time('updated_at', labels.updated),
  rare(post.of('source', labels.source, ({ source }) => source ?? historyTexts.person)),
];

export function PostHistory(): ReactNode {
  return (
    <ToolTable
      name="linkedin-posts"
      caption={historyTexts.caption}
      columns={columns}
      source={linkedInQueries.history}
      initialSort={{ key: 'updated_at', descending: true }}
      filterLabel={historyTexts.filter}
      empty={historyTexts.empty}
      emptyKind="list"
    />
  );
}
