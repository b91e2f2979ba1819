import {
  OVERRIDE_PATH,
  overrideAnswerSchema,
  readOverrideOrder,
  shownCode,
  type OverrideOrder,
} from '@talent/api/platform/local-override';
import { useLocation } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { staffFetch } from '../../backend/staff-fetch';
import { staffHeaders } from '../../backend/staff-headers';
import { FactList } from '../../controls/fact-list';
import { ToolButton } from '../../controls/tool-button';
import { ToolPage } from '../../frame/tool-page';
import { ToolSection } from '../../frame/tool-section';
import { FreshSignInError, useStepUpMutation } from '../../step-up/use-step-up';
import { localOverride as text } from '../../tools/security/content/local-override';

/** `/security-dashboard/local-override#…`: asks before it shows an app from a developer's machine. */
export default function LocalOverride() {
  const order = readOverrideOrder(useLocation().hash);
  return (
    <ToolPage
      title={text.title}
      lede={text.lede}
      link={{ to: '/security-dashboard', label: text.back }}
    >
      {order === null ? (
        <Notice title={text.none}>{text.noneHow(window.location.origin)}</Notice>
      ) : (
        // A document of its own: this tab keeps the composition that it started with.
        <OverrideQuestion order={order} onBegun={(path) => window.location.assign(path)} />
      )}
    </ToolPage>
  );
}

/** Names what would be shown from where, and begins it at a click. */
export function OverrideQuestion(props: { order: OverrideOrder; onBegun: (path: string) => void }) {
  const { order, onBegun } = props;
  const { mutate, isPending, isSuccess, hasFailed, error, dialog } = useStepUpMutation({
    mutationFn: () => beginOverride(order),
    onSuccess: ({ to }) => onBegun(to),
  });
  const isWorking = isPending || isSuccess;
  return (
    <ToolSection title={text.ask(order.app)}>
      <FactList
        className="border-rule max-w-prose border-y py-3 tabular-nums"
        facts={[
          [text.facts.app, order.app],
          [text.facts.from, order.from],
          [text.facts.code, shownCode(order.link)],
          [text.facts.until, text.lasts],
        ]}
      />
      <p className="mt-4 max-w-prose">{text.what}</p>
      <p className="mt-3 max-w-prose font-medium">{text.compare}</p>
      {hasFailed && (
        <Notice tone="error" live title={text.failed} className="mt-4">
          {error instanceof OverrideRefusedError ? error.message : text.failedHow}
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

/** The gateway began no override; `message` is for people. */
class OverrideRefusedError extends Error {
  override readonly name = 'OverrideRefusedError';
  readonly code = 'override-refused';
}

/**
 * Begins an override in this session.
 * @throws FreshSignInError, OverrideRefusedError; TypeError when the site cannot be reached
 */
async function beginOverride(order: OverrideOrder) {
  const response = await staffFetch(OVERRIDE_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await staffHeaders()) },
    body: JSON.stringify(order),
  });
  const body: unknown = await response.json().catch(() => null);
  const { data: answer } = overrideAnswerSchema.safeParse(body);
  if (answer?.status === 'begun') return answer;
  if (answer?.reason === 'fresh-sign-in') throw new FreshSignInError('The last sign-in is old.');
  throw new OverrideRefusedError(answer ? text.reasons[answer.reason] : text.failedHow);
}
