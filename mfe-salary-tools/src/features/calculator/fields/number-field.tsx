import { Field } from '@talent/ui/field';
import { useState, type ReactNode } from 'react';
import { amountProblems } from '../../../content/amount-problems';
import { AmountInput } from '../../../controls/amount-input';
import { numberFields, problemOf, type NumberField as Name } from '../state/figures';
import { figuresStore, isExample, setFigure } from '../state/figures-store';

interface NumberFieldProps {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  sign?: string;
  /** Called with the typed text, in addition to the store. */
  onType?: (text: string) => void;
  isWide?: boolean;
}

/** The id of a field's control, for links to it. */
export function fieldId(name: Name): string {
  return `calculator-${name}`;
}

/**
 * A field for a number, as people write numbers; it may stay empty. The error shows when the field is left, and goes
 * while they fix it. An example's text is selected on focus, so that the first key replaces it.
 */
export function NumberField({ name, label, hint, sign, onType, isWide = false }: NumberFieldProps) {
  const figures = figuresStore();
  const [isTyping, setTyping] = useState(false);
  const problem = isTyping ? null : problemOf(figures, name);
  const { unit } = numberFields[name];
  return (
    <Field
      id={fieldId(name)}
      label={label}
      hint={hint}
      error={problem && amountProblems[problem]}
      className={isWide ? 'sm:col-span-2' : undefined}
      required
    >
      {({ required: _, ...control }) => (
        <AmountInput
          {...control}
          name={name}
          sign={unit === 'money' ? sign : undefined}
          unit={unit === 'percent' ? '%' : undefined}
          value={figures[name]}
          onType={(text) => {
            setTyping(true);
            setFigure(name, text);
            onType?.(text);
          }}
          onFocus={({ currentTarget }) => {
            if (isExample(figuresStore.getState())) currentTarget.select();
          }}
          onBlur={() => setTyping(false)}
        />
      )}
    </Field>
  );
}
