import { useHydrated } from '@talent/ui/use-hydrated';
import { useSearchParams, Link } from '@talent/sdk';
import { interviewRoles } from './content/interview-question';
import type { QuestionTopic, InterviewRole } from './content/interview-question';
import { interviewQuestionsText as text } from './content/interview-questions-text';
import { chosenTopics, countQuestions, roleFrom } from './chosen-topics';
import { SkillMap } from './skill-map';
import { VisuallyHidden } from '@talent/ui/visually-hidden';

export interface InterviewQuestionsProps {
  topics: readonly QuestionTopic[];
  /** The role whose questions are shown; null for all of them. */
  role: InterviewRole | null;
}

/** Interview questions, all of them or those for a role. */
export function InterviewQuestions({ topics, role }: InterviewQuestionsProps) {
  const shown = chosenTopics(topics, role);
  const total = countQuestions(topics);
  return (
    <>
      <SkillMap topics={topics} role={role} />
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
 * The role in the address (`?role=`). Null until the page reacts: the served page is the same for every search, and
 * the first browser render has to equal it.
 */
export function useChosenRole(): InterviewRole | null {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  return isHydrated ? roleFrom(search) : null;
}

function QuestionList({ topics }: { topics: readonly QuestionTopic[] }) {
  return topics.map(({ id, title, questions }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-14 scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-6 text-heading">
        {title}
      </h2>
      {questions.map(({ question, answer, roles }) => (
        <div
          key={question}
          className="border-t border-rule py-5 xl:grid xl:grid-cols-[2fr_3fr] xl:gap-x-10"
        >
          <h3 className="text-subheading">{question}</h3>
          <div className="max-w-prose">
            <p className="mt-2 xl:mt-0">{answer}</p>
            <p className="mt-3 text-sm text-ink-muted">
              {`${text.roles}: ${roles.map((role) => interviewRoles[role]).join(', ')}`}
            </p>
          </div>
        </div>
      ))}
    </section>
  ));
}

interface RoleFilterProps {
  topics: readonly QuestionTopic[];
  chosen: InterviewRole | null;
}

/** Links that choose a role. Links, so that a choice has an address and the back button undoes it. */
function RoleFilter({ topics, chosen }: RoleFilterProps) {
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
      <span>{label}</span>{' '}
      <span className="tabular-nums opacity-80">
        <span>{countQuestions(topics)}</span> <VisuallyHidden>{text.questions}</VisuallyHidden>
      </span>
    </Link>
  );
}
