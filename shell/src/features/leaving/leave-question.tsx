import { Button } from '@talent/ui/button';
import { ModalDialog } from '@talent/ui/modal-dialog';
import type { ReactNode } from 'react';
import { leaving as text } from '../../content/leaving';
import { leaveQuestion } from './leave-question-store';

/** Names the work that would be lost, and asks whether to leave it. Escape stays. */
export function LeaveQuestion({ onAnswer }: { onAnswer: (leaves: boolean) => void }): ReactNode {
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
