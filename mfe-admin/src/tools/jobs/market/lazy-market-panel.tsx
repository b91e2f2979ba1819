import { lazy, Suspense } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { marketTexts } from '../content/market-refresh';
import type { MarketPanel as Panel } from './market-panel';

type PanelProps = ComponentProps<typeof Panel>;

const Loaded = lazy<ComponentType<PanelProps>>(() =>
  import('./market-panel').then(
    (panel) => ({ default: panel.MarketPanel }),
    () => ({ default: PanelMissing }),
  ),
);

/** The panel of the market's sources. It is the last of its page, and its code loads after that of the report. */
export function MarketPanel(props: PanelProps): ReactNode {
  return (
    <Suspense fallback={<div className="min-h-96" />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Its code did not arrive; the rest of the page works. */
function PanelMissing(): ReactNode {
  return (
    <ToolSection title={marketTexts.title}>
      <p role="alert">{marketTexts.missing}</p>
    </ToolSection>
  );
}
