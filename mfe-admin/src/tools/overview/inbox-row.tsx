import { notify, toast } from '@talent/sdk';
import { Tooltip } from '@talent/ui/tooltip';
import {
  Activity,
  AlarmClock,
  Clock,
  FlaskConical,
  Mail,
  MailX,
  Newspaper,
  SearchX,
  Share2,
  ShieldAlert,
  TrendingUp,
  Undo2,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '../../controls/site-link';
import { ToolButton } from '../../controls/tool-button';
import { retryMails, retryPersonMails } from '../../inbox/api/change-item';
import type { InboxItem, ItemKind } from '../../inbox/api/inbox-item';
import { inboxQueries } from '../../inbox/queries';
import { queryClient } from '../../queries/query-client';
import { useChange } from '../../queries/use-data';
import { formatTime, formatUtc } from '../../time/format-time';
import { isoTime } from '../../time/utc';
import { itemWords } from './content/item-words';
import { overviewTexts as text, retryTexts } from './content/overview';

/** An item with what it says, its age, its action, and putting it aside. */
export function InboxRow(props: {
  item: InboxItem;
  now: Date;
  isAside: boolean;
  onMove: (key: string) => void;
  onFocus: (key: string) => void;
}) {
  const { item, now, isAside, onMove, onFocus } = props;
  const { title, detail, action, to } = itemWords(item);
  const titleId = useId();
  const move = isAside ? text.wake : text.snooze;
  const Icon = isAside ? Undo2 : Clock;
  return (
    <li
      data-item={item.key}
      onFocus={() => onFocus(item.key)}
      className="group border-rule hover:bg-surface focus-within:bg-signal-wash relative flex scroll-my-24 items-start gap-x-3 border-b px-2 py-1.5 max-lg:flex-wrap lg:items-center"
    >
      <ItemIcon kind={item.kind} />
      {/* In one line where there is room; a text that is cut off is whole on focus and under a pointer. */}
      <div className="min-w-0 flex-1 lg:flex lg:items-baseline lg:gap-x-3">
        <p
          id={titleId}
          title={title}
          className="text-sm font-medium wrap-anywhere lg:group-focus-within:whitespace-normal lg:max-w-[60%] lg:truncate"
        >
          {title}
        </p>
        <p
          title={detail}
          className="text-ink-muted min-w-0 flex-1 text-sm wrap-anywhere lg:group-focus-within:whitespace-normal lg:truncate"
        >
          {detail}
        </p>
      </div>
      <time
        dateTime={isoTime(item.at)}
        title={`${formatTime(item.at)}, ${formatUtc(item.at)}`}
        className="text-ink-muted w-14 shrink-0 text-end text-xs leading-5 whitespace-nowrap tabular-nums"
      >
        {formatAge(item.at, now)}
      </time>
      <div className="flex shrink-0 items-center gap-2 max-lg:w-full max-lg:ps-7">
        {item.kind === 'mails-stuck' || item.kind === 'mail-bounced' ? (
          <RetryButton item={item} label={action} describes={titleId} />
        ) : (
          // The whole row is the target of a pointer.
          <ButtonLink to={to} data-action aria-describedby={titleId} className="row-link sm:w-48">
            {action}
          </ButtonLink>
        )}
        <Tooltip text={move}>
          <button
            type="button"
            aria-label={`${move}: ${title}`}
            className="hover:bg-paper relative flex size-11 shrink-0 items-center justify-center rounded-sm"
            onClick={() => onMove(item.key)}
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        </Tooltip>
      </div>
    </li>
  );
}

/** @param props.describes - id of the title of the row */
function RetryButton(props: { item: InboxItem; label: string; describes: string }) {
  const { item, label, describes } = props;
  const isStuck = item.kind === 'mails-stuck';
  const retry = useChange({
    failure: retryTexts.failure,
    mutationFn: () =>
      isStuck ? retryMails(item.facts.mail ?? '') : retryPersonMails(item.facts.id ?? ''),
    onSuccess: (count) => {
      toast({ title: retryTexts.done(count) });
      return queryClient.invalidateQueries({ queryKey: inboxQueries.inbox.queryKey });
    },
    onError: () =>
      notify({ title: retryTexts.failed, description: retryTexts.failedHow, tone: 'error' }),
  });
  return (
    <ToolButton
      data-action
      className="relative sm:w-48"
      aria-describedby={describes}
      onClick={() => retry.mutate()}
      isPending={retry.isPending}
      pending={retryTexts.working}
    >
      {isStuck ? retryTexts.label : label}
    </ToolButton>
  );
}

const icons: readonly (readonly [kinds: RegExp, icon: LucideIcon])[] = [
  [/^step-/, AlarmClock],
  [/^contact-/, Mail],
  [/^(application|people)-/, UserRound],
  [/^(address|mails?|letter)-/, MailX],
  [/^linkedin-/, Share2],
  [/^(report|newsletter)-/, Newspaper],
  [/^market-/, TrendingUp],
  [/^crawl-/, SearchX],
  [/^objective-/, Activity],
  [/^canary-/, FlaskConical],
];

/** The kind of an item at a glance; its words say the same. */
function ItemIcon({ kind }: { kind: ItemKind }) {
  const Icon = icons.find(([kinds]) => kinds.test(kind))?.[1] ?? ShieldAlert;
  return <Icon aria-hidden="true" className="text-ink-muted mt-0.5 size-4 shrink-0" />;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something waits: `now`, `5 min`, `3 h`, `2 d`. A time ahead is now. */
export function formatAge(at: string, now: Date): string {
  const ms = now.getTime() - Date.parse(at);
  if (ms < MINUTE_MS) return 'now';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.floor(ms / DAY_MS)} d`;
}
