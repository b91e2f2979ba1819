import { Money } from '@talent/ui/money';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import type { FigureName } from '../../../calculations/bands/place/percentile';
import type { DashboardModel } from '../model/dashboard-model';
import { dashboard as text } from '../content/dashboard';

/** The figure whose details are open. */
export interface ChosenFigure {
  band: SalaryBand;
  figure: FigureName;
}

/** A view whose figures open their details. */
export interface FigureViewProps {
  model: DashboardModel;
  onOpen: (chosen: ChosenFigure) => void;
}

/** A figure that opens its details; a note where the source has none. */
export function FigureButton({
  band,
  figure,
  onOpen,
}: ChosenFigure & Pick<FigureViewProps, 'onOpen'>) {
  const amount = band[figure];
  if (amount === null) return <span className="text-ink-muted">{text.table.notPublished}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen({ band, figure })}
      className="relative -my-2 min-h-11 px-1 underline decoration-boundary decoration-dotted underline-offset-4 hover:decoration-ink hover:decoration-solid print:min-h-0 print:px-0 print:no-underline"
    >
      <Money amount={amount} currency={band.currency} />
      <VisuallyHidden>, {text.table.open}</VisuallyHidden>
    </button>
  );
}
