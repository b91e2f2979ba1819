import type {
  AssessmentResult,
  ScoredQuestion,
  Verdict,
} from '@talent/functions/assessment/attempt';
import { downloadFile } from '@talent/page-parts/download-file';
import { lazyPart } from '@talent/ui/lazy-part';
import { useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Suspense, useEffect, useRef, useState } from 'react';
import { assessmentText } from '../content/assessment-text';
import type { AttemptAccess } from '../api/call-assessment';
import { factsOf, pointsText } from './points-text';
import { reportPage, reportText } from './report-page';
import { ScoredAnswer } from './scored-answer';
import { SkillList } from './skills/skill-list';

const { result: text, startOver } = assessmentText;

// The form brings half of the page's code, and only the end of an attempt has it.
const SaveResult = lazyPart(
  async () => (await import('./save-result')).SaveResult,
  assessmentText.save.missing,
);

interface ResultViewProps {
  result: AssessmentResult;
  /** Null when the result was opened by its link: then it is kept already. */
  access: AttemptAccess | null;
  takesFocus: boolean;
  onStartOver: () => void;
}

/** The score by skill, every question with its explanation, and ways to keep it all. */
export function ResultView({ result, access, takesFocus, onStartOver }: ResultViewProps) {
  const { points, possible, skills, questions } = result;
  const { role, day } = factsOf(result);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section id="assessment" aria-labelledby="result" className="mb-14 scroll-mt-24">
      <div className="border border-rule bg-surface px-5 py-6 md:px-8 md:py-8">
        <h2 id="result" ref={title} tabIndex={-1} className="scroll-mt-24 text-heading">
          {text.title}
        </h2>
        <p className="mt-2 text-ink-muted">{text.taken(role, day)}</p>
        <p className="mt-5 font-display text-figure">{text.total(pointsText(points), possible)}</p>
        <h3 className="mt-8 text-subheading">{text.skills}</h3>
        <p className="mt-2 max-w-prose text-sm text-ink-muted">{text.skillsNote}</p>
        <SkillList skills={skills} />
        <ShareResult result={result} />
        <Downloads result={result} />
        {access !== null && (
          <Suspense fallback={<div className="min-h-96" />}>
            <SaveResult access={access} />
          </Suspense>
        )}
        <div className="mt-8 border-t border-rule pt-6">
          <Button variant="secondary" onClick={onStartOver}>
            {startOver}
          </Button>
        </div>
      </div>
      <h3 className="mt-12 mb-4 text-subheading">{text.answers}</h3>
      {answerGroups(questions).map(({ key, answers }) => (
        <div key={key} className="mb-8">
          <p id={`answers-${key}`} className="mb-2 font-semibold">
            {text.groups[key](answers.length)}
          </p>
          <ul aria-labelledby={`answers-${key}`} className="border-b border-rule">
            {answers.map(({ question, number }) => (
              <li key={question.id}>
                <ScoredAnswer question={question} number={number} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Downloads({ result }: { result: AssessmentResult }) {
  const { brand } = useSite();
  // YYYY-MM-DD: files in a folder are in order.
  const name = `${text.fileName}-${result.submittedAt.slice(0, 10)}`;
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <h3 className="text-subheading">{text.download}</h3>
      <p className="mt-2 text-sm text-ink-muted">{text.downloadNote}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        {[
          { label: text.asPage, ending: 'html', type: 'text/html', make: reportPage },
          { label: text.asText, ending: 'txt', type: 'text/plain', make: reportText },
        ].map(({ label, ending, type, make }) => (
          <Button
            key={ending}
            variant="secondary"
            onClick={() => downloadFile(`${name}.${ending}`, type, make(result, brand))}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface AnswerGroup {
  /** `open`: to look at again. */
  key: 'open' | 'right';
  answers: readonly { question: ScoredQuestion; number: number }[];
}

/** The most to learn from comes first. */
const order: readonly Verdict[] = ['wrong', 'partial', 'unanswered', 'right'];

/** The questions in the order to read them: what was not right first, in the order of the attempt where the verdict is the same. */
function answerGroups(questions: readonly ScoredQuestion[]): AnswerGroup[] {
  const answers = questions
    .map((question, index) => ({ question, number: index + 1 }))
    .sort((one, other) => rank(one.question) - rank(other.question));
  const groups: AnswerGroup[] = [
    { key: 'open', answers: answers.filter(({ question }) => question.verdict !== 'right') },
    { key: 'right', answers: answers.filter(({ question }) => question.verdict === 'right') },
  ];
  return groups.filter((group) => group.answers.length > 0);
}

function rank({ verdict }: ScoredQuestion): number {
  return order.indexOf(verdict);
}

const { share: shareText } = assessmentText;

// Few visitors make a picture: its code arrives when one is asked for.
const ResultCard = lazyPart(
  async () => (await import('./share/result-card')).ResultCard,
  shareText.failed,
);

function ShareResult({ result }: { result: AssessmentResult }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <h3 className="text-subheading">{shareText.title}</h3>
      <p className="mt-2 max-w-prose text-sm text-ink-muted">{shareText.note}</p>
      {isAsked ? (
        <Suspense fallback={<p role="status">{shareText.making}</p>}>
          <ResultCard result={result} />
        </Suspense>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setAsked(true)}>
          {shareText.make}
        </Button>
      )}
    </div>
  );
}
