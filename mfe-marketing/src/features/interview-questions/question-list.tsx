import { interviewRoles } from './content/interview-question';
import type { QuestionTopic } from './content/interview-question';
import { interviewQuestionsText as text } from './content/interview-questions-text';

/** Questions with their answers in sight, by topic. */
export function QuestionList({ topics }: { topics: readonly QuestionTopic[] }) {
  return topics.map(({ id, title, questions }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="mb-14 scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-6 text-heading">
        {title}
      </h2>
      {questions.map(({ question, answer, roles }) => (
        <div key={question} className="max-w-3xl border-t border-rule py-5">
          <h3 className="text-subheading">{question}</h3>
          <p className="mt-2 max-w-prose">{answer}</p>
          <p className="mt-3 text-sm text-ink-muted">
            {text.roles}: {roles.map((role) => interviewRoles[role]).join(', ')}
          </p>
        </div>
      ))}
    </section>
  ));
}
