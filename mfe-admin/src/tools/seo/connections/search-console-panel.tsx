import type { SeoConnections } from '@talent/api/seo/connections';
import { formatCount } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { UtcTime } from '../../../time/utc-time';
import {
  connectionTexts,
  searchConsoleProblems,
  searchConsoleTexts as text,
} from '../content/connections';
import { ConnectionPanel } from './connection-panel';
import { SiteLink } from '../../../controls/site-link';

/** Whether figures come from Search Console, since when, and what stops them. */
export function SearchConsolePanel(props: {
  connection: SeoConnections['searchConsole'];
}): ReactNode {
  const { setting, site, account, status } = props.connection;
  const { facts } = text;
  if (setting === 'unset') {
    return <ConnectionPanel state="not-connected" about={text.notConnected} steps={text.steps} />;
  }
  const problem =
    setting === 'malformed'
      ? text.malformed
      : searchConsoleProblems[status.outcome]?.(account ?? '');
  const imported: readonly (readonly [string, ReactNode])[] =
    status.succeeded_at === null
      ? [[facts.imported, connectionTexts.never]]
      : [
          [facts.imported, <UtcTime key="imported" at={status.succeeded_at} />],
          [facts.rows, formatCount(status.figures)],
          [facts.lastDay, status.last_day ?? '–'],
        ];
  const next =
    status.next_at === null ? connectionTexts.soon : <UtcTime key="next" at={status.next_at} />;
  return (
    <ConnectionPanel
      state={problem === undefined ? 'connected' : 'attention'}
      about={text.connected}
      problem={problem}
      steps={text.steps}
      facts={[
        [facts.site, site],
        ...(account === null ? [] : [[facts.account, account] as const]),
        ...imported,
        [facts.next, next],
      ]}
    >
      {status.succeeded_at !== null && (
        <p>
          <SiteLink to="/authority-domination-tracker">{text.toFigures}</SiteLink>
        </p>
      )}
    </ConnectionPanel>
  );
}
