import { MODULE, hollowSquare, square } from '@talent/ui/mark-shapes';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { chosenTopics, countQuestions } from './chosen-topics';
import { interviewRoles } from './content/interview-question';
import type { InterviewRole, QuestionTopic } from './content/interview-question';
import { interviewQuestionsText as text } from './content/interview-questions-text';

export interface SkillMapProps {
  topics: readonly QuestionTopic[];
  /** The role whose column leads; null for none. */
  role: InterviewRole | null;
}

const ACROSS = 4;

/** Topics against roles: each square is a question of the topic, filled where the role is asked it. */
export function SkillMap({ topics, role }: SkillMapProps) {
  const roles = Object.entries(interviewRoles) as [InterviewRole, string][];
  return (
    <table className="mb-10 w-full border-collapse text-sm">
      <caption className="mb-4 text-left text-ink-muted">{text.map.caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="pb-2 text-left font-semibold">
            {text.map.topic}
          </th>
          {roles.map(([key, name]) => (
            <th
              key={key}
              scope="col"
              className={`pb-2 pl-1.5 text-left font-medium md:w-24 md:pl-3 ${colorOf(key, role)}`}
            >
              <span className="inline-block rotate-180 [writing-mode:vertical-rl] md:rotate-0 md:[writing-mode:horizontal-tb]">
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={topic.id} className="border-b border-rule">
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              <Topic topic={topic} role={role} />
            </th>
            {roles.map(([key]) => (
              <td key={key} className={`py-2 pl-1.5 md:pl-3 ${colorOf(key, role)}`}>
                <Squares count={countFor(topic, key)} total={topic.questions.length} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The column of the chosen role leads; without a choice all columns are equal. */
function colorOf(column: InterviewRole, role: InterviewRole | null): string {
  if (role === null) return '';
  return column === role ? 'text-signal' : 'text-ink-muted';
}

/** A link to the topic's questions; plain text where the page shows none of them for the chosen role. */
function Topic({ topic, role }: { topic: QuestionTopic } & Pick<SkillMapProps, 'role'>) {
  if (countFor(topic, role) === 0) return <span>{topic.title}</span>;
  return (
    <a href={`#${topic.id}`} className="underline underline-offset-4">
      {topic.title}
    </a>
  );
}

function Squares({ count, total }: { count: number; total: number }) {
  const path = Array.from({ length: total }, (_, index) => {
    const draw = index < count ? square : hollowSquare;
    return draw((index % ACROSS) * MODULE, Math.floor(index / ACROSS) * MODULE);
  }).join('');
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 30 14" className="w-5.5 md:w-10">
        <path d={path} fill="currentColor" />
      </svg>
      <VisuallyHidden>{text.map.cell(count, total)}</VisuallyHidden>
    </>
  );
}

function countFor(topic: QuestionTopic, role: InterviewRole | null): number {
  return countQuestions(chosenTopics([topic], role));
}
