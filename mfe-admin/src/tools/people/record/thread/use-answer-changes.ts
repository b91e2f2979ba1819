import { useOptimisticChange } from '../../../../queries/use-optimistic-change';
import { hideAnswer, type PersonAnswer } from '../../api/person-answers';
import { answerTexts as text } from '../../content/thread';
import { peopleQueries, refreshRecord } from '../../queries';
import type { Thread } from './order-thread';

/** Takes an answer out of the thread of a record at once, and deletes it; with undo. */
export function useAnswerChanges(recordId: string): (answer: PersonAnswer) => void {
  async function hide({ id }: PersonAnswer, hidden: boolean): Promise<void> {
    await hideAnswer(id, hidden);
    refreshRecord(recordId);
  }
  const { change } = useOptimisticChange<Thread, PersonAnswer>({
    queryKey: peopleQueries.thread(recordId).queryKey,
    apply: (thread, { id }) => ({
      ...thread,
      answers: thread.answers.filter((answer) => answer.id !== id),
    }),
    revert: (thread, answer) => ({ ...thread, answers: [...thread.answers, answer] }),
    save: (answer) => hide(answer, true),
    unsave: (answer) => hide(answer, false),
    texts: {
      done: () => text.removed,
      undo: text.undo,
      undone: text.undone,
      failed: () => text.notRemoved,
      failedHow: text.notRemovedHow,
      failure: 'An answer was not deleted',
    },
  });
  return (answer) => void change(answer);
}
