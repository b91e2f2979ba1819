import { Field } from '@talent/ui/field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { amountProblems } from '../content/calculator-text';
import { problemOf } from '../state/figures';
import type { NumberField as Name } from '../state/figures';
import { figuresStore, setFigure } from '../state/figures-store';

interface NumberFieldProps {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  /** Called with the typed text, in addition to the store. */
  onType?: (text: string) => void;
  /** As wide as its group. */
  isWide?: boolean;
}

/**
 * A field for a number, as people write numbers; it may stay empty. The error shows when the field is left, and goes
 * while they fix it.
 */
export function NumberField({ name, label, hint, onType, isWide = false }: NumberFieldProps) {
  const figures = figuresStore();
  const [isTyping, setTyping] = useState(false);
  const problem = isTyping ? null : problemOf(figures, name);
  return (
    <Field
      id={`calculator-${name}`}
      label={label}
      hint={hint}
      error={problem && amountProblems[problem]}
      className={isWide ? 'sm:col-span-2' : undefined}
      required
    >
      {(control) => (
        <input
          {...control}
          required={false}
          name={name}
          autoComplete="off"
          spellCheck={false}
          className="control tabular-nums"
          value={figures[name]}
          onChange={({ target }) => {
            setTyping(true);
            setFigure(name, target.value);
            onType?.(target.value);
          }}
          onBlur={() => setTyping(false)}
        />
      )}
    </Field>
  );
}
