import type { AskedQuestion } from '@talent/functions/assessment/attempt';
import { ChoiceCard } from '@talent/ui/choice-card';
import { useState, useLayoutEffect } from 'react';
import { assessmentText } from '../content/assessment-text';

const { keys: text } = assessmentText;

interface ChoiceAnswerProps {
  question: AskedQuestion;
  given: readonly string[];
  onAnswer: (given: readonly string[]) => void;
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
}

/** One choice of several, or several; number keys choose too, until they are turned off. */
export function ChoiceAnswer({ question, given, onAnswer, hasKeys, onKeys }: ChoiceAnswerProps) {
  const { id, kind, options } = question;
  const isMultiple = kind === 'multiple';
  const [news, setNews] = useState('');

  function toggle(option: string, isOn: boolean): void {
    if (!isMultiple) onAnswer([option]);
    else onAnswer(isOn ? [...given, option] : given.filter((other) => other !== option));
  }

  useAnswerKeys({
    count: options.length,
    isOn: hasKeys,
    onChoose: (index) => {
      const option = options[index];
      if (!option) return;
      const isOn = !isMultiple || !given.includes(option.id);
      toggle(option.id, isOn);
      setNews(text.chosen(index + 1, option.text, isOn));
    },
  });

  return (
    <>
      <div
        role={isMultiple ? 'group' : 'radiogroup'}
        aria-labelledby="assessment-prompt"
        aria-describedby="assessment-hint"
        className="mt-3 grid gap-2"
      >
        {options.map((option, index) => (
          <ChoiceCard
            key={option.id}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={id}
            value={option.id}
            checked={given.includes(option.id)}
            onChange={(event) => toggle(option.id, event.currentTarget.checked)}
          >
            <span className="flex gap-3">
              <span
                className={`min-w-0 flex-1 ${kind === 'code' ? 'font-mono text-sm leading-relaxed break-words' : ''}`}
              >
                {option.text}
              </span>
              {hasKeys && (
                <kbd
                  aria-hidden="true"
                  className="mt-0.5 min-w-5 self-start border border-rule px-1 text-center text-xs text-ink-muted pointer-coarse:hidden"
                >
                  {index + 1}
                </kbd>
              )}
            </span>
          </ChoiceCard>
        ))}
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted pointer-coarse:hidden">
        <span>{hasKeys ? text.on(options.length) : text.off}</span>
        <button
          type="button"
          onClick={() => onKeys(!hasKeys)}
          className="min-h-11 text-signal underline decoration-1 underline-offset-4 hover:text-signal-hover hover:decoration-2"
        >
          {hasKeys ? text.turnOff : text.turnOn}
        </button>
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

interface AnswerKeys {
  /** Keys from 1 to this number choose. */
  count: number;
  isOn: boolean;
  /** @param index - from 0. */
  onChoose: (index: number) => void;
}

/** Number keys choose an answer wherever the focus is, but in a field that takes text. */
export function useAnswerKeys({ count, isOn, onChoose }: AnswerKeys): void {
  // In the commit that shows the question, so that a key counts as soon as the question is seen.
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, altKey, metaKey, repeat, defaultPrevented, target } = event;
      const index = /^[1-9]$/.test(key) ? Number(key) - 1 : count;
      if (index >= count || ctrlKey || altKey || metaKey || repeat || defaultPrevented) return;
      if (isTyping(target)) return;
      event.preventDefault();
      onChoose(index);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count, isOn, onChoose]);
}

const fields =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
