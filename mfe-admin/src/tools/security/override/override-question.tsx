import { shownCode, type OverrideOrder } from '@talent/api/platform/local-override';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ToolSection } from '../../../frame/tool-section';
import { useStepUpMutation } from '../../../step-up/use-step-up-mutation';
import { beginOverride, OverrideRefusedError } from '../api/begin-override';
import { localOverride as text } from '../content/local-override';

interface OverrideQuestionProps {
  order: OverrideOrder;
  /** Goes to a page of the app, as a document of its own. */
  onBegun: (path: string) => void;
}

/** Names what would be shown from where, and begins it at a click. */
export function OverrideQuestion({ order, onBegun }: OverrideQuestionProps): ReactNode {
  const { mutate, isPending, isSuccess, hasFailed, error, dialog } = useStepUpMutation({
    mutationFn: () => beginOverride(order),
    onSuccess: ({ to }) => onBegun(to),
  });
  const isWorking = isPending || isSuccess;
  const facts = [
    [text.facts.app, order.app],
    [text.facts.from, order.from],
    [text.facts.code, shownCode(order.link)],
    [text.facts.until, text.lasts],
  ] as const;
  return (
    <ToolSection title={text.ask(order.app)}>
      <dl className="border-rule grid max-w-prose grid-cols-[max-content_1fr] gap-x-6 gap-y-1 border-y py-3">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose">{text.what}</p>
      <p className="mt-3 max-w-prose font-medium">{text.compare}</p>
      {hasFailed && (
        <Notice tone="error" live title={text.failed} className="mt-4">
          {reasonOf(error)}
        </Notice>
      )}
      <Button
        className="mt-5"
        aria-disabled={isWorking}
        onClick={() => {
          if (!isWorking) mutate();
        }}
      >
        <PendingLabel isPending={isWorking} pending={text.beginning}>
          {text.begin(order.app)}
        </PendingLabel>
      </Button>
      {dialog}
    </ToolSection>
  );
}

function reasonOf(error: Error | null): string {
  const reason = error instanceof OverrideRefusedError ? error.reason : null;
  return reason === null ? text.failedHow : text.reasons[reason];
}
