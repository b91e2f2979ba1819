import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { useState } from 'react';
import { calculatorText } from './content/calculator-text';
import { calculatorLink } from './state/calculator-link';
import type { Choices } from './state/choices';
import { clearFigures, figuresStore } from './state/figures-store';
import { trackCalculator } from './state/track-calculator';

const { share: text } = calculatorText;

/** Copies a link to the current state, with the figures only on request; clears the figures. */
export function ShareBar({ choices }: { choices: Choices }) {
  const [isWhole, setWhole] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async () => {
    const { origin, pathname } = window.location;
    const link = calculatorLink(
      origin + pathname,
      choices,
      isWhole ? figuresStore.getState() : null,
    );
    trackCalculator({ action: 'copy-link', with_figures: isWhole });
    try {
      await navigator.clipboard.writeText(link);
      setByHand(null);
      notify({ title: isWhole ? text.copiedWith : text.copied, tone: 'success' });
    } catch {
      setByHand(link);
    }
  };
  const clear = () => {
    clearFigures();
    setWhole(false);
    setByHand(null);
    trackCalculator({ action: 'clear' });
    notify({ title: text.cleared });
  };
  return (
    <div className="print:hidden">
      <CheckboxField
        label={text.include}
        checked={isWhole}
        onChange={({ target }) => {
          setWhole(target.checked);
          setByHand(null);
        }}
      />
      <p className="mb-3 max-w-prose text-sm text-ink-muted">{text.includeHint}</p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button variant="secondary" onClick={copy}>
          {isWhole ? text.copyWith : text.copy}
        </Button>
        <Button variant="quiet" onClick={clear}>
          {text.clear}
        </Button>
      </div>
      {byHand !== null && (
        <label className="mt-3 block text-sm">
          <span className="mb-1.5 block">{text.byHand}</span>
          <input readOnly className="control" value={byHand} />
        </label>
      )}
    </div>
  );
}
