import { interviewRoles } from '../../content/interview-questions/interview-question';
import type { QuestionTopic } from '../../content/interview-questions/interview-question';
import { interviewQuestionsText as text } from '../../content/interview-questions-text';
import { chosenTopics, countQuestions } from './chosen-topics';
import { QuestionList } from './question-list';
import { RoleFilter } from './role-filter';
import { useChosenRole } from './use-chosen-role';

/** Interview questions, all of them or those for the role in the address (`?role=`). */
export function InterviewQuestions({ topics }: { topics: readonly QuestionTopic[] }) {
  const role = useChosenRole();
  const shown = chosenTopics(topics, role);
  const total = countQuestions(topics);
  return (
    <>
      <RoleFilter topics={topics} chosen={role} />
      <p role="status" className="mt-5 mb-10 text-ink-muted">
        {role === null
          ? text.shown.all(total)
          : text.shown.some(countQuestions(shown), total, interviewRoles[role])}
      </p>
      <QuestionList topics={shown} />
    </>
  );
}
