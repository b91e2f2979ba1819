import type { LinkedInConnection } from '@talent/api/linkedin/connection';
import { VERSION_WARNING_DAYS } from '@talent/api/linkedin/version-end';
import { formatDay } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { useNow } from '../connection/expiry';
import { versionTexts as text } from '../content/linkedin';

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
