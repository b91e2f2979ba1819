import type { SeoConnections } from '@talent/api/seo/connections';
import { formatCount } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { UtcTime } from '../../../time/utc-time';
import { connectionTexts, indexNowProblems, indexNowTexts as text } from '../content/connections';
import { ConnectionPanel } from './connection-panel';

/** Whether search engines are told of changed pages, and what stops them. */
export function IndexNowPanel(props: { connection: SeoConnections['indexNow'] }): ReactNode {
  const { setting, keyAddress, status } = props.connection;
  const { facts } = text;
  if (setting === 'unset') {
    return <ConnectionPanel state="not-connected" about={text.notConnected} steps={text.steps} />;
  }
  const problem =
    setting === 'malformed' ? text.malformed : status.last && indexNowProblems[status.last.outcome];
  return (
    <ConnectionPanel
      state={problem ? 'attention' : 'connected'}
      about={text.connected}
      problem={problem ?? undefined}
      steps={text.steps}
      facts={[
        ...(keyAddress === null
          ? []
          : [[facts.key, <KeyFile key="file" at={keyAddress} />] as const]),
        [facts.waiting, formatCount(status.waiting)],
        [facts.told, formatCount(status.told)],
        [facts.sent, timeOf(status.last?.sent_at)],
        ...(status.not_before === null ? [] : [[facts.next, timeOf(status.not_before)] as const]),
        [facts.listed, timeOf(status.listed_at)],
      ]}
    />
  );
}

/** The key is public by its nature: search engines read it at this address. */
function KeyFile({ at }: { at: string }): ReactNode {
  return (
    <Link href={at} target="_blank" rel="noopener">
      {at}
    </Link>
  );
}

function timeOf(at: string | null | undefined): ReactNode {
  return at ? <UtcTime at={at} /> : connectionTexts.never;
}
