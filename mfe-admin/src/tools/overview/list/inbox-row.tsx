import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Tooltip } from '@talent/ui/tooltip';
import { Clock, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatUtc, isoTime } from '../../../time/utc';
import { retryMails, retryPersonMails } from '../../../inbox/api/retry-mails';
import type { InboxItem } from '../../../inbox/api/inbox-item';
import { itemWords } from '../content/item-words';
import { overviewTexts as text, retryTexts } from '../content/overview';
import { formatAge } from './format-age';
import { ItemIcon } from './item-icon';
import { RetryButton } from './retry-button';

interface InboxRowProps {
  item: InboxItem;
  now: Date;
  /** It is put aside: its button shows it again. */
  isAside: boolean;
  /** Puts the item aside, or shows it again. */
  onMove: (key: string) => void;
  onFocus: (key: string) => void;
}

/** An item with what it says, its age, its action, and putting it aside. */
export function InboxRow({ item, now, isAside, onMove, onFocus }: InboxRowProps): ReactNode {
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
        title={`${formatUtc(item.at)} UTC`}
        className="text-ink-muted w-14 shrink-0 text-end text-xs leading-5 whitespace-nowrap tabular-nums"
      >
        {formatAge(item.at, now)}
      </time>
      <div className="flex shrink-0 items-center gap-2 max-lg:w-full max-lg:ps-7">
        {item.kind === 'mails-stuck' || item.kind === 'mail-bounced' ? (
          <RetryButton
            label={item.kind === 'mails-stuck' ? retryTexts.label : action}
            describes={titleId}
            onRetry={() =>
              item.kind === 'mails-stuck'
                ? retryMails(item.facts.mail ?? '')
                : retryPersonMails(item.facts.id ?? '')
            }
          />
        ) : (
          <Button asChild size="sm" variant="secondary" className="sm:w-48">
            {/* The whole row is the target of a pointer. */}
            <Link to={to} data-action aria-describedby={titleId} className="row-link">
              {action}
            </Link>
          </Button>
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
