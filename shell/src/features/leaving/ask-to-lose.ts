import { leaveQuestion, lostWith } from './lost-work';
import { loadQuestion } from './load-question';

/**
 * Asks whether a sign-out may lose work; settles at once where it would lose none.
 * @throws DOMException `AbortError` when the person chose to stay.
 */
export async function askToLose(): Promise<void> {
  const lost = lostWith('page');
  if (lost.length === 0 || !(await loadQuestion())) return;
  const leaves = await new Promise<boolean>((answer) => leaveQuestion.setState({ lost, answer }));
  leaveQuestion.setState({ answer: null });
  if (!leaves) throw new DOMException('The person chose to stay.', 'AbortError');
}
