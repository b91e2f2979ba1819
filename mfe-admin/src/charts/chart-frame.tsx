import { DataTable } from '@talent/ui/data-table';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

interface ChartFrameProps {
  label: string;
  /** Class of the drawing's height, where the drawing has none of its own. */
  heightClass?: string;
  legend?: ReactNode;
  /** Head and body of the table with the same figures. */
  table: ReactNode;
  /** The drawing, which may suspend. */
  children: ReactNode;
}

/** A drawing and its figures as a table. The table is shown alone until the chart library has loaded, or if it fails. */
export function ChartFrame({
  label,
  heightClass,
  legend,
  table,
  children,
}: ChartFrameProps): ReactNode {
  const figures = (
    <div className="max-h-60 overflow-y-auto">
      <DataTable caption={label} captionHidden>
        {table}
      </DataTable>
    </div>
  );
  return (
    <WithoutDrawing fallback={figures}>
      <Suspense fallback={figures}>
        <div role="img" aria-label={label} className={heightClass}>
          {children}
        </div>
        {legend}
        <details className="mt-2 text-sm">
          <summary className="text-ink-muted cursor-pointer">Figures as a table</summary>
          <div className="mt-2">{figures}</div>
        </details>
      </Suspense>
    </WithoutDrawing>
  );
}

/** Shows the fallback when the drawing fails or its file does not arrive. */
class WithoutDrawing extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A chart could not be drawn', error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
