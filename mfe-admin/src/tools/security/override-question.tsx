import {
  OVERRIDE_PATH,
  overrideAnswerSchema,
  shownCode,
  type OverrideAnswer,
  type OverrideOrder,
} from '@talent/api/platform/local-override';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { staffFetch } from '../../backend/staff-fetch';
import { staffHeaders } from '../../backend/staff-headers';
import { ToolButton } from '../../controls/tool-button';
import { ToolSection } from '../../frame/tool-section';
import { FreshSignInError, useStepUpMutation } from '../../step-up/use-step-up';
import { localOverride as text } from './content/local-override';

interface OverrideQuestionProps {
  order: OverrideOrder;
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
      <ToolButton
        className="mt-5"

        onClick={() => mutate()}
        size="md"
        variant="primary"
        isPending={isWorking}
        pending={text.beginning}
      >
        {text.begin(order.app)}
      </ToolButton>
      {dialog}
    </ToolSection>
  );
}

function reasonOf(error: Error | null): string {
  const reason = error instanceof OverrideRefusedError ? error.reason : null;
  return reason === null ? text.failedHow : text.reasons[reason];
}

type Begun = Extract<OverrideAnswer, { status: 'begun' }>;

/** The gateway began no override. `reason` null: it did not say why. */
class OverrideRefusedError extends Error {
  override readonly name = 'OverrideRefusedError';
  readonly code = 'override-refused';
  readonly reason: Extract<OverrideAnswer, { status: 'refused' }>['reason'] | null;

  constructor(reason: OverrideRefusedError['reason']) {
    super(`No override was begun: ${reason ?? 'the site did not say why'}.`);
    this.reason = reason;
  }
}

/**
 * Begins an override in this session.
 * @throws FreshSignInError, OverrideRefusedError; TypeError when the site cannot be reached
 */
async function beginOverride(order: OverrideOrder): Promise<Begun> {
  const response = await staffFetch(OVERRIDE_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await staffHeaders()) },
    body: JSON.stringify(order),
  });
  const body: unknown = await response.json().catch(() => null);
  const { data: answer } = overrideAnswerSchema.safeParse(body);
  if (answer?.status === 'begun') return answer;
  if (answer?.reason === 'fresh-sign-in') throw new FreshSignInError('The last sign-in is old.');
  throw new OverrideRefusedError(answer?.reason ?? null);
}
