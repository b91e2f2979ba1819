import type { LinkedInConnection } from '@talent/functions/linkedin-connection/contract';
import { VERSION_WARNING_DAYS } from '@talent/api/linkedin/version-end';
import { Link as RouterLink } from '@talent/sdk';
import { formatDay } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { expiryTexts, linkedInPaths, stateTexts, versionTexts as text } from '../content/linkedin';
import { amountLeft, expiryOf, useNow } from './expiry';

/** The next step for the connection, if posts cannot be sent now or soon; nothing otherwise. */
export function ConnectionNotice({
  value,
  withLink,
}: {
  value: LinkedInConnection;
  /** Leads to the page of the connection: not on that page itself. */
  withLink: boolean;
}): ReactNode {
  const now = useNow();
  const trouble = troubleOf(value, now);
  if (trouble === null) return null;
  return (
    <Notice tone={trouble.tone} live={false} title={trouble.title} className="mb-6">
      <p>{trouble.detail}</p>
      {withLink && (
        <p className="mt-1">
          <Link asChild>
            <RouterLink to={linkedInPaths.connection}>{expiryTexts.open}</RouterLink>
          </Link>
        </p>
      )}
    </Notice>
  );
}

interface Trouble {
  tone: 'info' | 'warning' | 'error';
  title: string;
  detail: string;
}

function troubleOf({ missing, connection }: LinkedInConnection, now: number): Trouble | null {
  if (missing.length > 0) {
    return { tone: 'info', title: expiryTexts.missing, detail: expiryTexts.noneDetail };
  }
  if (connection === null) {
    return { tone: 'info', title: expiryTexts.none, detail: expiryTexts.noneDetail };
  }
  const { state } = connection;
  if (state === 'refused' || state === 'unreadable') {
    return { tone: 'error', title: expiryTexts[state], detail: stateTexts[state] };
  }
  const expiry = expiryOf(connection, now);
  if (expiry.status === 'ended') {
    return { tone: 'error', title: expiryTexts.expired, detail: stateTexts.expired };
  }
  if (expiry.within === null) return null;
  return {
    // Two weeks are a hint, one is a warning, a day is the last moment.
    tone: ({ 14: 'info', 7: 'warning', 1: 'error' } as const)[expiry.within],
    title: expiryTexts.warning(amountLeft(expiry.leftMs)),
    detail: expiryTexts.warningDetail,
  };
}

const DAY_MS = 86_400_000;

type VersionFacts = Pick<LinkedInConnection, 'version' | 'versionEndsOn'>;

/** Warns before LinkedIn may stop serving the version of its API that posts are sent with; nothing before that. */
export function VersionNotice({ value }: { value: VersionFacts }): ReactNode {
  const { version, versionEndsOn: day } = value;
  const now = useNow();
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
