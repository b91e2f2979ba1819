import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { endOtherSessions, endSession } from '../../step-up/api/end-sessions';
import type { OwnSession } from './api/list-my-sessions';
import { accountTexts } from './content/account';
import { queryClient } from '../../queries/query-client';
import { QueryPart } from '../../queries/query-part';
import { deviceName } from './device-name';
import { accountQueries } from './queries';
import { shownTime } from './shown-time';

const text = accountTexts.sessions;

/** The sessions of the signed-in admin, and ways to end them. */
export function SessionList(): ReactNode {
  const sessions = useQuery(accountQueries.sessions, queryClient);
  const [said, setSaid] = useState<{ tone: 'info' | 'error'; text: string } | null>(null);

  async function act(work: () => Promise<string>): Promise<void> {
    try {
      setSaid({ tone: 'info', text: await work() });
      void queryClient.invalidateQueries(accountQueries.sessions);
    } catch (error) {
      console.error('A session was not ended', error);
      setSaid({ tone: 'error', text: accountTexts.notDone });
    }
  }

  return (
    <QueryPart query={sessions} texts={accountTexts}>
      {(list) => (
        <>
          <p className="text-ink-muted max-w-prose text-sm">{text.lede}</p>
          {said && (
            <Notice live tone={said.tone} className="mt-4">
              {said.text}
            </Notice>
          )}
          <ul aria-label={text.list} className="divide-rule border-rule mt-4 divide-y border-y">
            {list.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => void act(() => endSession(session.id).then(() => text.ended))}
              />
            ))}
          </ul>
          {list.every(({ isCurrent }) => isCurrent) ? (
            <p className="text-ink-muted mt-3 text-sm">{text.only}</p>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              className="mt-4"
              onClick={() => void act(async () => text.endedAll(await endOtherSessions()))}
            >
              {text.endAll}
            </Button>
          )}
        </>
      )}
    </QueryPart>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }): ReactNode {
  const device = deviceName(session.userAgent) ?? text.unknown;
  const signedIn = shownTime(session.createdAt);
  const facts = [
    text.signedIn(signedIn),
    text.lastSeen(shownTime(session.lastSeen)),
    ...(session.address === null ? [] : [text.from(session.address)]),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {device} {session.isCurrent && <Badge>{text.current}</Badge>}
        </p>
        <p className="text-ink-muted text-sm break-words">{facts.join(' · ')}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={text.endLabel(device, signedIn)}
          onClick={onEnd}
        >
          {text.end}
        </Button>
      )}
    </li>
  );
}
