import { Link } from '@talent/sdk';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { interviewRoles } from './content/interview-question';
import type { InterviewRole, QuestionTopic } from './content/interview-question';
import { interviewQuestionsText as text } from './content/interview-questions-text';
import { chosenTopics, countQuestions } from './chosen-topics';

interface RoleFilterProps {
  topics: readonly QuestionTopic[];
  chosen: InterviewRole | null;
}

/** Links that choose a role. Links, so that a choice has an address and the back button undoes it. */
export function RoleFilter({ topics, chosen }: RoleFilterProps) {
  return (
    <nav aria-label={text.filter}>
      <p aria-hidden="true" className="mb-3 font-semibold">
        {text.filter}
      </p>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Choice search="" isChosen={chosen === null} label={text.all} topics={topics} />
        </li>
        {Object.entries(interviewRoles).map(([key, label]) => {
          const role = key as InterviewRole;
          return (
            <li key={role}>
              <Choice
                search={`?role=${role}`}
                isChosen={chosen === role}
                label={label}
                topics={chosenTopics(topics, role)}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface ChoiceProps {
  search: string;
  isChosen: boolean;
  label: string;
  topics: readonly QuestionTopic[];
}

function Choice({ search, isChosen, label, topics }: ChoiceProps) {
  return (
    <Link
      to={{ search }}
      aria-current={isChosen ? 'true' : undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-boundary px-3 py-1.5 text-sm hover:border-ink hover:bg-surface aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {label}{' '}
      <span className="tabular-nums opacity-80">
        {countQuestions(topics)} <VisuallyHidden>{text.questions}</VisuallyHidden>
      </span>
    </Link>
  );
}
