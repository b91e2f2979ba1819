import { useSite } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FileField } from '../../../controls/file-field';
import { importTexts as text } from '../content/authority';
import { FileCheck } from './file-check';
import { FileForm } from './file-form';
import { useImport } from './use-import';

/** Imports a file in four steps on one page: choose, map, check, import. */
export function ImportPanel(): ReactNode {
  const { state, choose, change, send } = useImport();
  const site = useSite();
  const [domain, setDomain] = useState(() => new URL(site.origin).hostname);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose">{text.lede}</p>
      <FileField
        label={text.file}
        hint={text.fileHint}
        className="max-w-lg"
        accept=".csv,.tsv,.txt,text/csv"
        clears
        onChange={(file) => {
          if (file) void choose(file);
        }}
      />
      <div className="mt-5 grid gap-5">
        {state.status === 'refused' && (
          <Notice
            tone="error"
            title={state.reason === 'too-large' ? text.tooLarge : text.unreadable}
          />
        )}
        {state.status === 'malformed' && (
          <Notice tone="error" title={text.malformed(state.line)}>
            <p>{state.reason}</p>
            <p className="text-sm">{text.malformedText}</p>
          </Notice>
        )}
        {state.status === 'done' && (
          <Notice title={text.done} live>
            <p>{text.result(state.result.added, state.result.changed, state.result.unchanged)}</p>
          </Notice>
        )}
        {'file' in state && (
          <>
            <FileForm file={state.file} domain={domain} onDomain={setDomain} onChange={change} />
            {state.status === 'failed' && (
              <Notice tone="error" title={text.failed}>
                {text.failedText}
              </Notice>
            )}
            <FileCheck
              file={state.file}
              domain={domain}
              isWorking={state.status === 'working'}
              onImport={(checked) => void send(checked)}
            />
          </>
        )}
      </div>
    </>
  );
}
