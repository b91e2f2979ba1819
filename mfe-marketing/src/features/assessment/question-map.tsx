import { assessmentText as text } from './content/assessment-text';

interface QuestionMapProps {
  /** For each question, whether it has an answer. */
  answered: readonly boolean[];
  /** Index of the shown step. */
  current: number;
  onGoTo: (step: number) => void;
}

/** A button for each question, to go to any of them at any time. */
export function QuestionMap({ answered, current, onGoTo }: QuestionMapProps) {
  return (
    <nav aria-label={text.map} className="mt-8 border-t border-rule pt-5">
      <p aria-hidden="true" className="mb-3 text-sm text-ink-muted">
        {text.map}
      </p>
      <ol className="flex flex-wrap gap-1 sm:grid sm:w-fit sm:grid-cols-9 sm:gap-1.5">
        {answered.map((isAnswered, index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={text.mapEntry(index + 1, isAnswered)}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGoTo(index)}
              className={`flex size-11 items-center justify-center rounded-sm border text-sm tabular-nums hover:border-ink aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-ink ${
                isAnswered
                  ? 'border-signal bg-signal-wash font-semibold'
                  : 'border-dashed border-boundary'
              }`}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
