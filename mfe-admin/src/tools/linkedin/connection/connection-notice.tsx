import type {
  ConnectedAccount,
  LinkedInConnection,
} from '@talent/functions/linkedin-connection/contract';
import { VERSION_WARNING_DAYS } from '@talent/api/linkedin/version-end';
import { formatDay } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { SiteLink } from '../../../controls/site-link';
import { useNow } from '../../../time/use-now';
import { expiryTexts, linkedInPaths, stateTexts, versionTexts as text } from '../content/linkedin';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** ms until an account's access ends; a token that renews itself counts until its renewal ends. */
export function timeLeft(
  { expiresAt, renewableUntil }: Pick<ConnectedAccount, 'expiresAt' | 'renewableUntil'>,
  now: number,
): number {
  return Date.parse(renewableUntil ?? expiresAt) - now;
}

/** How urgent the end of the access is: two weeks are a hint, one is a warning, a day is the last moment. Null: not yet. */
export function urgencyOf(leftMs: number): 'error' | 'warning' | 'info' | null {
  if (leftMs <= DAY_MS) return 'error';
  if (leftMs <= 7 * DAY_MS) return 'warning';
  return leftMs <= 14 * DAY_MS ? 'info' : null;
}

/** `59 days`, under two days `31 hours`, under two hours `45 minutes`. */
export function amountLeft(leftMs: number): string {
  if (leftMs >= 2 * DAY_MS) return expiryTexts.days(Math.floor(leftMs / DAY_MS));
  if (leftMs >= 2 * HOUR_MS) return expiryTexts.hours(Math.floor(leftMs / HOUR_MS));
  return expiryTexts.minutes(Math.max(1, Math.floor(leftMs / MINUTE_MS)));
}

/** The next step for the connection, if posts cannot be sent now or soon; nothing otherwise. */
export function ConnectionNotice(props: {
  value: LinkedInConnection;
  /** Leads to the page of the connection: not on that page itself. */
  withLink: boolean;
}): ReactNode {
  const trouble = troubleOf(props.value, useNow(MINUTE_MS));
  if (trouble === null) return null;
  return (
    <Notice tone={trouble.tone} live={false} title={trouble.title} className="mb-6">
      <p>{trouble.detail}</p>
      {props.withLink && <SiteLink to={linkedInPaths.connection}>{expiryTexts.open}</SiteLink>}
    </Notice>
  );
}

function troubleOf({ missing, connection }: LinkedInConnection, now: number) {
  if (missing.length > 0 || connection === null) {
    const title = missing.length > 0 ? expiryTexts.missing : expiryTexts.none;
    return { tone: 'info', title, detail: expiryTexts.noneDetail } as const;
  }
  const left = timeLeft(connection, now);
  const { state } = connection;
  const isLost = state === 'refused' || state === 'unreadable';
  if (isLost || left <= 0) {
    const end = isLost ? state : 'expired';
    return { tone: 'error', title: expiryTexts[end], detail: stateTexts[end] } as const;
  }
  const tone = urgencyOf(left);
  if (tone === null) return null;
  const title = expiryTexts.warning(amountLeft(left));
  return { tone, title, detail: expiryTexts.warningDetail };
}

/** Warns before LinkedIn may stop serving the version of its API that posts are sent with; nothing before that. */
export function VersionNotice(props: {
  value: Pick<LinkedInConnection, 'version' | 'versionEndsOn'>;
}): ReactNode {
  const { version, versionEndsOn: day } = props.value;
  const now = useNow(MINUTE_MS);
  if (version === null || day === null) return null;
  const left = Date.parse(day) - now;
  if (left > VERSION_WARNING_DAYS * DAY_MS) return null;
  const isOver = left <= 0;
  return (
    <Notice
      tone={isOver ? 'error' : 'warning'}
      live={false}
      title={(isOver ? text.over : text.ends)(version, formatDay(day))}
      className="mb-6"
    >
      <p>{text.detail}</p>
    </Notice>
  );
}
