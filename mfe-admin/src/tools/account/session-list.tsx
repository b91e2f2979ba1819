import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { FunctionRow } from '../../backend/function-row';
import { ToolButton } from '../../controls/tool-button';
import { Loaded } from '../../queries/loaded';
import { useChange } from '../../queries/use-data';
import { endOtherSessions, endSession } from '../../step-up/api/account-auth';
import { accountTexts } from './content/account';
import { deviceName } from './device-name';
import { accountQueries, refresh } from './queries';
import { shownTime } from './shown-time';

const text = accountTexts.sessions;

/** The sessions of the signed-in admin, and ways to end them. */
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

interface SessionRowProps {
  session: FunctionRow<'my_sessions', 'user_agent' | 'ip'>;
  onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps): ReactNode {
  const { user_agent, created_at, last_seen, ip, is_current } = session;
  const device = deviceName(user_agent) ?? text.unknown;
  const signedIn = shownTime(created_at);
  const facts = [text.signedIn(signedIn), text.lastSeen(shownTime(last_seen))];
  if (ip !== null) facts.push(text.from(ip));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {device} {is_current && <Badge>{text.current}</Badge>}
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
