import { useBlocker } from '@talent/sdk';
import { useEffect, useState } from 'react';
import { leaveQuestion } from './leave-question-store';
import { LeaveQuestion } from './leave-question';
import { lostWith } from './lost-work';

/** Asks before a navigation or a sign-out would lose work; lets the browser ask before the tab closes. */
export function ActiveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const lost = lostWith('page');
    leaveQuestion.setState({ lost });
    return lost.length > 0;
  });
  const { answer: answerSignOut } = leaveQuestion();
  // The router asks the blocker from the second render on. Until then the browser asks nothing either.
  const [isActive, setActive] = useState(false);
  useEffect(() => setActive(true), []);
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: Event) => {
      if (lostWith('tab').length > 0) event.preventDefault();
    };
    const keep = () => void lostWith('tab');
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      // The work was saved while a sign-out waited: there is nothing left to ask.
      leaveQuestion.getState().answer?.(true);
    };
  }, [isActive]);
  if (blocker.state !== 'blocked' && answerSignOut === null) return null;

  const answer = (leaves: boolean): void => {
    answerSignOut?.(leaves);
    if (blocker.state !== 'blocked') return;
    if (leaves) blocker.proceed();
    else blocker.reset();
  };
  return <LeaveQuestion onAnswer={answer} />;
}
