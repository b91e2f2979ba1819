import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Link as TextLink } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { siteStatus as text } from '../tools/status/content/site-status';
import { AlertHistory } from '../tools/status/alert-history';
import { ObjectiveList } from '../tools/status/objective-list';
import { StatusFigures } from '../tools/status/status-figures';
import { StatusSummary } from '../tools/status/status-summary';
import { useOperations } from '../tools/status/use-operations';
import { ToolPage } from '../frame/tool-page';
import { ToolSection } from '../frame/tool-section';

/** `/security-dashboard/status`: whether the running site does what it should. */
export default function SiteStatus(): ReactNode {
  const [state, askAgain] = useOperations();
  return (
    <ToolPage
      title={text.title}
      lede={text.lede}
      actions={
        <TextLink asChild tone="ink">
          <Link to="/security-dashboard">{text.back}</Link>
        </TextLink>
      }
    >
      {state.status === 'pending' && (
        <p role="status" className="text-ink-muted">
          {text.loading}
        </p>
      )}
      {state.status === 'failed' && (
        <Notice tone="error" title={text.failed}>
          <p>{text.failedHow}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={askAgain}>
            {text.retry}
          </Button>
        </Notice>
      )}
      {state.status === 'ready' && (
        <>
          <StatusSummary operations={state.value} isStale={state.isStale} />
          <ToolSection title={text.objectives}>
            <ObjectiveList objectives={state.value.objectives} />
          </ToolSection>
          <ToolSection title={text.figures}>
            <StatusFigures figures={state.value.figures} />
          </ToolSection>
          <ToolSection title={text.alerts}>
            <AlertHistory operations={state.value} />
          </ToolSection>
        </>
      )}
    </ToolPage>
  );
}
