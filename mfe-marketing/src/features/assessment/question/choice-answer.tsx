import type { AskedQuestion } from '@talent/api/assessment/attempt';

interface ChoiceAnswerProps {
  question: AskedQuestion;
  given: readonly string[];
  onAnswer: (given: readonly string[]) => void;
}

/** Options to choose one or several of. */
export function ChoiceAnswer({ question, given, onAnswer }: ChoiceAnswerProps) {
  const { id, kind, options } = question;
  const isMultiple = kind === 'multiple';

  function toggle(option: string, isOn: boolean): void {
    if (!isMultiple) onAnswer([option]);
    else onAnswer(isOn ? [...given, option] : given.filter((other) => other !== option));
  }

  return (
    <div
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby="assessment-prompt"
      aria-describedby="assessment-hint"
      className="mt-3 grid gap-2"
    >
      {options.map((option) => (
        <label
          key={option.id}
          className="flex min-h-11 cursor-pointer items-start gap-3 border border-boundary px-4 py-2.5 hover:border-ink has-checked:border-signal has-checked:bg-signal-wash"
        >
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={id}
            value={option.id}
            checked={given.includes(option.id)}
            onChange={(event) => toggle(option.id, event.currentTarget.checked)}
            className="mt-0.5 size-5 shrink-0 accent-signal"
          />
          <span className={kind === 'code' ? 'font-mono text-sm leading-relaxed' : ''}>
            {option.text}
          </span>
        </label>
      ))}
    </div>
  );
}
