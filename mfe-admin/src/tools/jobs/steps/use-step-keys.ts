import { useEffect, useEffectEvent } from 'react';
import { stepNames, type StepName } from './step-props';

const EDITABLE = 'input, textarea, select, [contenteditable], [role="combobox"], dialog';

/** The step of a key press: 1 is the first; null for other keys, and while a person types or a dialog is open. */
export function stepOfKey(event: KeyboardEvent): StepName | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || isComposing) return null;
  if (target instanceof Element && target.closest(EDITABLE) !== null) return null;
  return /^[1-6]$/.test(event.key) ? (stepNames[Number(event.key) - 1] ?? null) : null;
}

/** Opens the step of a number key. */
export function useStepKeys(go: (step: StepName) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event);
    if (step === null) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
