import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

interface ChartFrameProps {
  label: string;
  /** Class of the drawing's height, where the drawing has none of its own. */
  heightClass?: string;
  legend?: ReactNode;
  /** The table with the same figures. */
  figures: ReactNode;
  /** The drawing, which may suspend. */
  children: ReactNode;
}

/** A drawing and its figures as a table. The table is shown alone until the chart library has loaded, or if it fails. */
export function ChartFrame(props: ChartFrameProps): ReactNode {
  const { label, heightClass, legend, figures, children } = props;
  const table = <div className="max-h-60 overflow-y-auto">{figures}</div>;
  return (
    <WithoutDrawing fallback={table}>
      <Suspense fallback={table}>
        <div role="img" aria-label={label} className={heightClass}>
          {children}
        </div>
        {legend}
        <details className="mt-2 text-sm">
          <summary className="text-ink-muted cursor-pointer">Figures as a table</summary>
          <div className="mt-2">{table}</div>
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
