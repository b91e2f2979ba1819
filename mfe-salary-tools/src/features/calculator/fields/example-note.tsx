import { Button } from '@talent/ui/button';
import { calculatorText } from '../content/calculator-text';
import { clearFigures, figuresStore, isExample } from '../state/figures-store';
import { trackCalculator } from '../state/track-calculator';

const { example: text } = calculatorText;

/** Says that the amounts are an example, until something is typed. */
export function ExampleNote() {
  const figures = figuresStore();
  if (!isExample(figures)) return null;
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-sm bg-signal-wash px-4 py-2"
    >
      <p className="text-sm">
        <strong className="font-semibold">{text.label}</strong> {text.text}
      </p>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          clearFigures();
          trackCalculator({ action: 'clear' });
        }}
      >
        {text.clear}
      </Button>
    </div>
  );
}
