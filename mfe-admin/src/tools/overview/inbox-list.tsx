import { Link, useSearchParams } from '@talent/sdk';
import { EmptyState } from '@talent/ui/empty-state';
import { Notice } from '@talent/ui/notice';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FactLine } from '../../controls/fact-list';
import { ToolButton } from '../../controls/tool-button';
import { useKeys } from '../../frame/keys/use-keys';
import type { Inbox, InboxItem } from '../../inbox/api/inbox-item';
import { groupItems } from '../../inbox/group-items';
import { ShownTime } from '../../time/shown-time';
import { checkLabels, overviewTexts as text, urgencyLabels } from './content/overview';
import { InboxRow } from './inbox-row';

/** The waiting items by urgency. The address keeps which item has the focus and whether those put aside are shown. */
export function InboxList(props: {
  inbox: Inbox;
  onSnooze: (key: string) => void;
  onWake: (key: string) => void;
  onUndo: () => boolean;
}) {
  const { inbox, onSnooze, onWake, onUndo } = props;
  const [search, setSearch] = useSearchParams();
  // Ages are as of when the data came: they do not move under a person's eyes.
  const [now, setNow] = useState({ inbox, at: new Date() });
  if (now.inbox.items !== inbox.items) setNow({ inbox, at: new Date() });
  const { groups, aside, count } = groupItems(inbox, now.at);
  const showsAside = search.get('show') === 'aside';
  const isAside = (key: string): boolean => aside.some((item) => item.key === key);
  const move = (key: string): void => (isAside(key) ? onWake(key) : onSnooze(key));
  const list = useInboxKeys({ wanted: search.get('item'), onMove: move, onUndo });

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

function ItemGroup(props: { title: string; count: number; children: ReactNode }) {
  const { title, count, children } = props;
  return (
    <section aria-label={title} className="mb-6">
      <h3 className="border-ink flex items-baseline gap-2 border-b px-2 pb-1 font-sans text-sm font-semibold">
        <span>{title}</span>
        <span className="text-ink-muted text-xs font-normal tabular-nums">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** In place of the list when nothing waits: its shape, and when what would have found something last ran. */
function InboxEmpty(props: { checks: Inbox['checks']; aside: number }) {
  const { checks, aside } = props;
  const known = checks.filter(({ name }) => name in checkLabels);
  return (
    <EmptyState kind="list">
      <p className="font-display text-ink text-lg font-semibold">{text.nothing}</p>
      <p className="mt-1">{aside > 0 ? text.snoozedOnly(aside) : text.nothingDetail}</p>
      {known.length > 0 && (
        <>
          <h3 className="mt-4 font-sans text-xs font-medium">{text.checks}</h3>
          <FactLine
            className="mt-1 text-xs"
            facts={known.map(({ name, at }) => [
              checkLabels[name] ?? name,
              <ShownTime key={name} at={at} />,
            ])}
          />
        </>
      )}
    </EmptyState>
  );
}

interface KeyActions {
  /** Key of the item that the address names; it gets the focus at the start. */
  wanted: string | null;
  onMove: (key: string) => void;
  onUndo: () => boolean;
}

/** Moving in a list of items by keys. The arrows move once the focus is in it: before that they scroll the page. */
function useInboxKeys({ wanted, onMove, onUndo }: KeyActions): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const rows = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
  ];
  const current = (all: readonly HTMLElement[]): number =>
    all.findIndex((row) => row.contains(document.activeElement));

  function step(by: 1 | -1): boolean {
    const all = rows();
    const at = current(all);
    const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1);
    focusRow(all[next]);
    return next >= 0;
  }

  const stepInside = (by: 1 | -1): boolean => current(rows()) !== -1 && step(by);

  function move(): boolean {
    const all = rows();
    const at = current(all);
    const key = all[at]?.dataset['item'];
    if (key === undefined) return false;
    // The row is about to go: the focus moves to one that stays.
    const next = all[at + 1] ?? all[at - 1];
    if (next) focusRow(next);
    else list.current?.focus();
    onMove(key);
    return true;
  }

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => stepInside(1),
    ArrowUp: () => stepInside(-1),
    e: move,
    u: onUndo,
  });

  const first = useRef(wanted);
  useEffect(() => {
    if (first.current === null) return;
    focusRow(rows().find((row) => row.dataset['item'] === first.current));
    first.current = null;
  });
  return list;
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('[data-action]')?.focus();
}
