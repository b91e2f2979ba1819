import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { endOtherSessions, endSession } from '../../step-up/api/end-sessions';
import { listMySessions } from './api/list-my-sessions';
import type { OwnSession } from './api/list-my-sessions';
import { accountTexts } from './content/account';
import { useLoaded } from '../../queries/use-loaded';
import { deviceName } from './device-name';
import { LoadState } from './load-state';
import { shownTime } from './shown-time';

const text = accountTexts.sessions;

/** Where the admin is signed in, and the end of it. */
export function SessionList({ refresh }: { refresh: number }): ReactNode {
  return <Sessions key={refresh} />;
}

function Sessions(): ReactNode {
  const [state, reload] = useLoaded(listMySessions);
  const [said, setSaid] = useState<{ tone: 'info' | 'error'; text: string } | null>(null);

  async function act(work: () => Promise<string>): Promise<void> {
    try {
      setSaid({ tone: 'info', text: await work() });
      reload();
    } catch (error) {
      console.error('A session was not ended', error);
      setSaid({ tone: 'error', text: accountTexts.notDone });
    }
  }

  if (state.status !== 'ready') return <LoadState state={state} onRetry={reload} />;
  const others = state.value.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <p className="text-ink-muted max-w-prose text-sm">{text.lede}</p>
      {said && (
        <Notice live tone={said.tone} className="mt-4">
          {said.text}
        </Notice>
      )}
      <ul aria-label={text.list} className="divide-rule border-rule mt-4 divide-y border-y">
        {state.value.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => void act(() => endSession(session.id).then(() => text.ended))}
          />
        ))}
      </ul>
      {others.length === 0 ? (
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
