import type { PlatformWindow } from '@talent/api/platform/platform-changes';
import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import { closedSpans } from '../axis/closed-spans';
import { windowTexts as text } from '../content/changes';

/** Windows come back every week: within this time, ms, each one opens and closes. */
const AHEAD = 8 * 86_400_000;

interface WindowsNoteProps {
  windows: readonly PlatformWindow[];
  /** In ms. */
  now: number;
}

/** The release windows in a sentence, and whether one is open. Nothing where stable always takes releases. */
export function WindowsNote({ windows, now }: WindowsNoteProps): ReactNode {
  const [closed] = closedSpans(windows, { from: now, to: now + AHEAD });
  if (closed === undefined) return null;
  const hours = windows.map(({ days, from, to, zone }) =>
    text.hours(days.map(capitalized).join(', '), from, to, zone),
  );
  const isOpen = closed.from > now;
  const end = formatUtc(new Date(isOpen ? closed.from : closed.to).toISOString());
  return (
    <p className="mb-6 max-w-prose text-sm">
      {text.takes(hours.join('; '))} {isOpen ? text.isOpen(end) : text.isClosed(end)}
    </p>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
