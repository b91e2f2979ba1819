import { Link, useSearchParams } from '@talent/sdk';
import { EmptyState } from '@talent/ui/empty-state';
import { Notice } from '@talent/ui/notice';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import type { Inbox, InboxItem } from '../../inbox/api/inbox-item';
import { groupItems } from '../../inbox/group-items';
import { UtcTime } from '../../time/utc-time';
import { checkLabels, overviewTexts as text, urgencyLabels } from './content/overview';
import { InboxRow } from './inbox-row';
import { useInboxKeys } from './use-inbox-keys';

interface InboxListProps {
  inbox: Inbox;
  onSnooze: (key: string) => void;
  onWake: (key: string) => void;
  onUndo: () => boolean;
}

/** The waiting items by urgency. The address keeps which item has the focus and whether those put aside are shown. */
export function InboxList({ inbox, onSnooze, onWake, onUndo }: InboxListProps): ReactNode {
  const [search, setSearch] = useSearchParams();
  // Ages are as of when the data came: they do not move under a person's eyes.
  const [now, setNow] = useState({ inbox, at: new Date() });
  if (now.inbox.items !== inbox.items) setNow({ inbox, at: new Date() });
  const { groups, aside, count } = groupItems(inbox, now.at);
  const showsAside = search.get('show') === 'aside';
  const isAside = (key: string): boolean => aside.some((item) => item.key === key);
  const move = (key: string): void => (isAside(key) ? onWake(key) : onSnooze(key));
  const list = useInboxKeys<HTMLDivElement>({
    wanted: search.get('item'),
    onMove: move,
    onUndo,
  });

  function keep(name: string, value: string | null): void {
    const next = new URLSearchParams(window.location.search);
    if (next.get(name) === value) return;
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  const row = (item: InboxItem): ReactNode => (
    <InboxRow
      key={item.key}
      item={item}
      now={now.at}
      isAside={isAside(item.key)}
      onMove={move}
      onFocus={(key) => keep('item', key)}
    />
  );

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm" role="status">
          {count > 0 && text.waiting(count)}
        </p>
        {aside.length > 0 && (
          <ToolButton
            variant="quiet"
            aria-expanded={showsAside}
            onClick={() => keep('show', showsAside ? null : 'aside')}
          >
            {showsAside ? text.hideSnoozed : text.showSnoozed(aside.length)}
          </ToolButton>
        )}
      </div>
      {inbox.isSiteUnread && (
        <Notice tone="warning" title={text.siteUnread} className="mb-4">
          {text.siteUnreadHow}{' '}
          <Link to="/security-dashboard/status" className="underline">
            {text.siteStatus}
          </Link>
        </Notice>
      )}
      {groups.length === 0 && <InboxEmpty checks={inbox.checks} aside={aside.length} />}
      {groups.map(({ urgency, items, count: ofGroup }) => (
        <ItemGroup key={urgency} title={urgencyLabels[urgency]} count={ofGroup}>
          {items.map(row)}
        </ItemGroup>
      ))}
      {showsAside && aside.length > 0 && (
        <ItemGroup title={text.snoozed} count={aside.length}>
          {aside.map(row)}
        </ItemGroup>
      )}
      <p className="text-ink-muted mt-3 text-xs max-sm:hidden">{text.keys}</p>
    </div>
  );
}

function ItemGroup(props: { title: string; count: number; children: ReactNode }): ReactNode {
  const { title, count, children } = props;
  return (
    <section aria-label={title} className="mb-6">
      <h3 className="border-ink flex items-baseline gap-2 border-b px-2 pb-1 font-sans text-sm font-semibold">
        {title}
        <span className="text-ink-muted text-xs font-normal tabular-nums">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** In place of the list when nothing waits: its shape, and when what would have found something last ran. */
function InboxEmpty(props: { checks: Inbox['checks']; aside: number }): ReactNode {
  const { checks, aside } = props;
  const known = checks.filter(({ name }) => name in checkLabels);
  return (
    <EmptyState kind="list">
      <p className="font-display text-ink text-lg font-semibold">{text.nothing}</p>
      <p className="mt-1">{aside > 0 ? text.snoozedOnly(aside) : text.nothingDetail}</p>
      {known.length > 0 && (
        <>
          <h3 className="mt-4 font-sans text-xs font-medium">{text.checks}</h3>
          <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-xs tabular-nums">
            {known.map(({ name, at }) => (
              <div key={name} className="flex gap-2">
                <dt>{checkLabels[name]}</dt>
                <dd>
                  <UtcTime at={at} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </EmptyState>
  );
}
