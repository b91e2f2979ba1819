import type { PlatformStatus } from '@talent/api/platform/platform-status';
import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import { SwitchField } from '@talent/ui/switch-field';
import { useState, type ReactNode } from 'react';
import type { FunctionRow } from '../../backend/function-row';
import { FactTiles } from '../../charts/fact-tiles';
import { Loaded } from '../../queries/query-part';
import { ClippedAddress } from '../../table/clipped';
import { columnsOf, rare, vital } from '../../table/columns';
import type { RowOf } from '../../table/load-from-database';
import { ToolTable } from '../../table/tool-table';
import {
  eventTexts as text,
  reportTexts,
  security,
  summaryTexts,
} from './content/security-dashboard';
import { securityQueries } from './queries';

/** The last seven days in five figures. */
export function SecurityFigures(props: { areEventsCollected: boolean }) {
  const { areEventsCollected } = props;
  const collected = (figure: number) => (areEventsCollected ? figure : '–');
  return (
    <section aria-label={summaryTexts.label}>
      <Loaded query={securityQueries.summary} texts={security}>
        {({ reports, sign_ins_failed, admins_denied, limited, role_changes }) => (
          <>
            <FactTiles
              facts={[
                { label: summaryTexts.reports, figure: reports },
                { label: summaryTexts.signIns, figure: collected(sign_ins_failed) },
                { label: summaryTexts.denied, figure: collected(admins_denied) },
                { label: summaryTexts.limited, figure: limited },
                { label: summaryTexts.roles, figure: role_changes },
              ]}
            />
            <p className="text-ink-muted text-sm">
              {`${summaryTexts.note} ${!areEventsCollected ? summaryTexts.notCollected : ''}`}
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Violations of the policy that browsers have reported; noise is hidden by default. */
export function CspReports() {
  const [withNoise, setWithNoise] = useState(false);
  return (
    <>
      <p className="text-ink-muted max-w-prose text-sm">{reportTexts.lede}</p>
      <SwitchField
        label={reportTexts.withNoise}
        checked={withNoise}
        onChange={(event) => setWithNoise(event.target.checked)}
      />
      <ToolTable
        name="csp-reports"
        caption={reportTexts.caption}
        columns={reportColumns}
        source={securityQueries.reports(withNoise)}
        initialSort={{ key: 'last_seen', descending: true }}
        filterLabel={reportTexts.filter}
        pageSize={10}
        empty={reportTexts.empty}
      />
    </>
  );
}

type CspReport = RowOf<ReturnType<typeof securityQueries.reports>>;

const sourceOf = ({ source, line }: CspReport): string =>
  line === null ? (source ?? '') : `${source ?? ''}:${line}`;
const noiseOf = ({ noise }: CspReport): string =>
  noise === null ? reportTexts.mayBeOurs : (reportTexts.noises[noise] ?? noise);

const report = columnsOf<CspReport>();
const reportColumns = [
  report.text('directive', reportTexts.directive),
  report.text('blocked', reportTexts.blocked, ({ blocked }) => (
    <ClippedAddress>{blocked}</ClippedAddress>
  )),
  report.text('page', reportTexts.page),
  rare(
    report.of('source', reportTexts.source, sourceOf, (row) => (
      <ClippedAddress>{sourceOf(row)}</ClippedAddress>
    )),
  ),
  vital(
    report.of('noise', reportTexts.noise, noiseOf, (row) => (
      <Badge tone={row.noise === null ? 'warning' : 'neutral'}>{noiseOf(row)}</Badge>
    )),
  ),
  report.figure('count', reportTexts.count),
  rare(report.time('first_seen', reportTexts.firstSeen)),
  report.time('last_seen', reportTexts.lastSeen),
];

/**
 * Failed sign-ins, denied admin checks, and requests over a limit.
 * @param collection - `CollectionState`, which may load beside the events
 */
export function SecurityEvents({ collection }: { collection: ReactNode }) {
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.lede}</p>
      {collection}
      <ToolTable
        name="security-events"
        caption={text.caption}
        columns={eventColumns}
        source={securityQueries.events}
        initialSort={{ key: 'last_seen', descending: true }}
        filterLabel={text.filter}
        pageSize={10}
        empty={text.empty}
      />
      <h3 className="mt-8 mb-3 font-sans font-semibold">{text.limits}</h3>
      <Loaded query={securityQueries.limits} texts={security}>
        {(rows) => (
          <ToolTable
            name="limited-attempts"
            caption={text.limits}
            columns={limitColumns}
            source={{ rows }}
            rowKey={({ form, counted_by }) => `${form} ${counted_by}`}
            empty={text.noLimits}
          />
        )}
      </Loaded>
    </>
  );
}

/** Warns where events are not collected, or not all of them. */
export function CollectionState({ status }: { status: PlatformStatus['events'] }) {
  if (status.status === 'off') {
    return (
      <Notice tone="warning" title={text.off} className="mb-4">
        {text.offHow}
      </Notice>
    );
  }
  return (
    <>
      {status.failing && (
        <Notice tone="warning" title={text.failing} className="mb-4">
          {text.failingHow(status.waiting)}
        </Notice>
      )}
      {status.dropped > 0 && <Notice className="mb-4">{text.dropped(status.dropped)}</Notice>}
    </>
  );
}

const event = columnsOf<RowOf<typeof securityQueries.events>>();

/** The first characters of a hash are enough to tell senders apart. */
function hash(key: 'address_hash' | 'account_hash', label: string) {
  return event.text(key, label, (row) =>
    row[key] === '' ? (
      <span className="text-ink-muted">{text.unknown}</span>
    ) : (
      <code className="text-xs">{row[key].slice(0, 10)}</code>
    ),
  );
}

const eventColumns = [
  event.text('kind', text.kind, (row) => text.kinds[row.kind] ?? row.kind),
  event.text('subject', text.subject, (row) => text.subjects[row.subject] ?? row.subject),
  event.text('reason', text.reason),
  hash('address_hash', text.address),
  hash('account_hash', text.account),
  event.figure('count', text.count),
  rare(event.time('first_seen', text.firstSeen)),
  event.time('last_seen', text.lastSeen),
];

const attempt = columnsOf<FunctionRow<'limited_attempts'>>();
const limitColumns = [
  attempt.text('form', text.form),
  attempt.sorted('counted_by', text.countedBy, ({ counted_by: by }) => text.countedBys[by] ?? by),
  attempt.figure('attempts', text.attempts),
  attempt.figure('senders', text.senders),
  attempt.figure('busiest', text.busiest),
];
