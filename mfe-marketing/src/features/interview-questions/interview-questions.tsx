import { useHydrated } from '@talent/page-parts/use-hydrated';
import { useSearchParams } from '@talent/sdk';
import { interviewRoles } from './content/interview-question';
import type { QuestionTopic, InterviewRole } from './content/interview-question';
import { interviewQuestionsText as text } from './content/interview-questions-text';
import { chosenTopics, countQuestions, roleFrom } from './chosen-topics';
import { QuestionList } from './question-list';
import { RoleFilter } from './role-filter';

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

/**
 * The role in the address. Null until the page reacts: the served page is the same for every search, and
 * the first browser render has to equal it.
 */
function useChosenRole(): InterviewRole | null {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  return isHydrated ? roleFrom(search) : null;
}
