import { Link } from '@talent/sdk';
import { calculatorText } from './content/calculator-text';
import { searchOf } from './state/choices';
import type { CalculatorView, Choices } from './state/choices';
import { trackCalculator } from './state/track-calculator';

const { views: text } = calculatorText;

const views: readonly CalculatorView[] = ['offer', 'hire'];

/** Links to the two views; each has its own address. */
export function ViewSwitch({ choices }: { choices: Choices }) {
  return (
    <nav aria-label={text.label} className="border-b border-ink print:hidden">
      <ul className="flex gap-1">
        {views.map((view) => (
          <li key={view}>
            <Link
              to={{ search: `?${searchOf({ ...choices, view })}` }}
              preventScrollReset
              aria-current={view === choices.view ? 'page' : undefined}
              onClick={() => trackCalculator({ action: 'view', view })}
              className="inline-flex min-h-11 items-center rounded-t-sm border border-b-0 border-transparent px-5 text-lg font-medium text-ink-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {text[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
