import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { FunctionRow } from '../../backend/function-row';
import { ToolButton } from '../../controls/tool-button';
import { Loaded } from '../../queries/query-part';
import { useChange } from '../../queries/use-data';
import { endOtherSessions, endSession } from '../../step-up/api/account-auth';
import { formatTime } from '../../time/format-time';
import { accountTexts } from './content/account';
import { accountQueries, refresh } from './queries';

const text = accountTexts.sessions;

export function SessionList(): ReactNode {
  const end = useChange({
    failure: 'A session was not ended',
    /** @param id - of the session; null ends all others. Gives the sentence about it. */
    mutationFn: async (id: string | null) => {
      if (id === null) return text.endedAll(await endOtherSessions());
      await endSession(id);
      return text.ended;
    },
    onSuccess: () => refresh('sessions'),
  });
  return (
    <Loaded query={accountQueries.sessions} texts={accountTexts}>
      {(list) => (
        <>
          <p className="text-ink-muted max-w-prose text-sm">{text.lede}</p>
          {(end.isError || end.isSuccess) && (
            <Notice live tone={end.isError ? 'error' : 'info'} className="mt-4">
              {end.isError ? accountTexts.notDone : end.data}
            </Notice>
          )}
          <ul aria-label={text.list} className="divide-rule border-rule mt-4 divide-y border-y">
            {list.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
            ))}
          </ul>
          {list.every((session) => session.is_current) ? (
            <p className="text-ink-muted mt-3 text-sm">{text.only}</p>
          ) : (
            <ToolButton className="mt-4" onClick={() => end.mutate(null)}>
              {text.endAll}
            </ToolButton>
          )}
        </>
      )}
    </Loaded>
  );
}

function SessionRow(props: {
  session: FunctionRow<'my_sessions', 'user_agent' | 'ip'>;
  onEnd: () => void;
}): ReactNode {
  const { session, onEnd } = props;
  const { user_agent, created_at, last_seen, ip, is_current } = session;
  const device = deviceName(user_agent) ?? text.unknown;
  const signedIn = formatTime(created_at);
  const facts = [text.signedIn(signedIn), text.lastSeen(formatTime(last_seen))];
  if (ip !== null) facts.push(text.from(ip));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          <span>{device}</span> {is_current && <Badge>{text.current}</Badge>}
        </p>
        <p className="text-ink-muted text-sm break-words">{facts.join(' · ')}</p>
      </div>
      {!is_current && (
        <ToolButton aria-label={text.endLabel(device, signedIn)} onClick={onEnd}>
          {text.end}
        </ToolButton>
      )}
    </li>
  );
}

const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A readable name of a browser, such as `Firefox on Windows`; null for an unknown one. */
export function deviceName(userAgent: string | null): string | null {
  const first = (list: readonly (readonly [string, RegExp])[]): string | undefined =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const browser = first(BROWSERS);
  const system = first(SYSTEMS);
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
