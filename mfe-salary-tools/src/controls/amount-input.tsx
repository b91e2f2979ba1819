import type { FieldControlProps } from '@talent/ui/field';
import { UnitInput } from '@talent/ui/unit-input';
import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { regroupDigits } from '../calculations/regroup-digits';

type AmountInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | keyof FieldControlProps
> &
  Omit<FieldControlProps, 'required'> & {
    value: string;
    /** A sign in front of the amount, such as `$`; the label or the legend names the currency. */
    sign?: string | undefined;
    /** A unit behind it, such as `%`. */
    unit?: string | undefined;
    onType: (text: string) => void;
  };

/**
 * An input for an amount. Plain digits are grouped while they are typed, and the caret stays where it is; every other way
 * to write an amount (`150k`) stays as typed.
 */
export function AmountInput({ value: given, sign, unit, onType, ...control }: AmountInputProps) {
  // An amount that someone pasted into a link may have a sign of its own.
  const value = sign ? withoutSign(given) : given;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // React puts the caret at the end when it writes another value than the typed one.
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const edit = nativeEvent as Partial<InputEvent>;
    const text = sign ? withoutSign(target.value) : target.value;
    const removed = target.value.length - text.length;
    const typed = { text, caret: Math.max((target.selectionStart ?? text.length) - removed, 0) };
    // A text that is being composed belongs to the keyboard until it is finished.
    const isForward = edit.inputType === 'deleteContentForward';
    const next = edit.isComposing ? typed : regroupDigits(value, typed, isForward);
    const isRendered = next.text !== value;
    caret.current = isRendered && next.text !== target.value ? next.caret : null;
    // The same value needs no render, and without one React restores it with the caret at the end.
    if (!isRendered) {
      target.value = value;
      target.setSelectionRange(next.caret, next.caret);
    }
    onType(next.text);
  };
  return (
    <UnitInput
      {...control}
      ref={input}
      sign={sign}
      // Someone may type it as well.
      unit={unit && value.trim().endsWith(unit) ? undefined : unit}
      value={value}
      onChange={change}
    />
  );
}

function withoutSign(text: string): string {
  return text.replace(/^\s*(?:ca|us|c)?\$\s*/i, '');
}
