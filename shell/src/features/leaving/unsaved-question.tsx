import { useBlocker } from '@talent/sdk';
import { useEffect, useState, type ReactNode } from 'react';
import { leaveQuestion, lostWith } from './lost-work';
import { Button } from '@talent/ui/button';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { leaving as text } from '../../content/leaving';

/** Asks before a navigation or a sign-out would lose work; lets the browser ask before the tab closes. */
export function UnsavedQuestion() {
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

function LeaveQuestion({ onAnswer }: { onAnswer: (leaves: boolean) => void }): ReactNode {
  const { lost } = leaveQuestion();
  return (
    <ModalDialog
      label={text.title}
      className="m-auto w-[calc(100%-2rem)] max-w-md border p-6"
      onClose={() => onAnswer(false)}
    >
      <h2 className="text-xl">{text.title}</h2>
      <p className="mt-3">{text.lede}</p>
      <ul className="mt-1 list-disc pl-5">
        {lost.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onAnswer(false)}>{text.stay}</Button>
        <Button variant="secondary" onClick={() => onAnswer(true)}>
          {text.leave}
        </Button>
      </div>
    </ModalDialog>
  );
}
