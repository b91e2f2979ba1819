import type { OwnFactors } from '@talent/second-factor/factors';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { succeeds, useData } from '../../queries/use-data';
import { useStepUpMutation } from '../../step-up/use-step-up';
import { accountTexts } from './content/account';
import { changeFactors } from './factor-actions';
import { accountQueries, refresh } from './queries';

const text = accountTexts.codes;

/** The number of recovery codes left, and new ones, which are shown once. */
export function RecoveryCodes({ factors }: { factors: OwnFactors }): ReactNode {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { hasRecoveryCodes } = factors;
  const { data: status } = useData({ ...accountQueries.recoveryCodes, enabled: hasRecoveryCodes });
  const { mutate, hasFailed, dialog } = useStepUpMutation({
    mutationFn: () =>
      changeFactors(async ({ mfa }) => {
        const answer = hasRecoveryCodes
          ? await mfa.recoveryCodes.regenerate()
          : await mfa.recoveryCodes.generate();
        if (answer.data) setCodes(answer.data.codes);
        return answer;
      }),
    onSuccess: () => refresh('factors', 'recoveryCodes'),
  });

  if (factors.passkeys.length + factors.totp.length === 0) {
    return <p className="text-ink-muted text-sm">{text.needsFactor}</p>;
  }
  return (
    <>
      <p className="text-ink-muted max-w-prose text-sm">{text.lede}</p>
      {hasFailed && <Notice tone="error" title={accountTexts.notDone} className="mt-4" />}
      {codes === null ? (
        <>
          <p className="mt-3">
            {hasRecoveryCodes ? status && text.left(status.remaining, status.total) : text.none}
          </p>
          <ToolButton className="mt-3" onClick={() => mutate()}>
            {hasRecoveryCodes ? text.makeNew : text.make}
          </ToolButton>
          {hasRecoveryCodes && <p className="text-ink-muted mt-2 text-sm">{text.replaces}</p>}
        </>
      ) : (
        <ShownCodes codes={codes} onDone={() => setCodes(null)} />
      )}
      {dialog}
    </>
  );
}

function ShownCodes(props: { codes: readonly string[]; onDone: () => void }): ReactNode {
  const { codes, onDone } = props;
  const [copied, setCopied] = useState<string | null>(null);
  const lines = `${codes.join('\n')}\n`;
  return (
    <div className="mt-4 max-w-md">
      <Notice live tone="warning" title={text.once} />
      <ul className="border-rule mt-4 grid grid-cols-2 gap-x-6 gap-y-1 border p-4 font-mono">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <ToolButton
          onClick={() =>
            void succeeds(navigator.clipboard.writeText(lines)).then((isDone) =>
              setCopied(isDone ? text.copied : text.notCopied),
            )
          }
        >
          {text.copy}
        </ToolButton>
        <Button asChild variant="secondary" size="sm">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(lines)}`}
            download={text.file}
          >
            {text.download}
          </a>
        </Button>
        <Button size="sm" onClick={onDone}>
          {text.done}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm">
        {copied}
      </p>
    </div>
  );
}
