import { cutText } from '@talent/api/text/cut-text';
import { useSite } from '@talent/sdk';
import { FileField } from '@talent/ui/file-field';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { importAuthority } from '../api/import-authority';
import { importTexts as text } from '../content/authority';
import { authorityQueries } from '../queries';
import { FileCheck } from './file-check';
import { FileForm } from './file-form';
import { metricOf } from './import-kinds';
import { ImportFileError, openFile } from './open-file';
import type { OpenFile } from './open-file';
import { SiteLink } from '../../../controls/site-link';

/** Imports a file in four steps on one page: choose, map, check, import. */
export function ImportPanel(): ReactNode {
  const site = useSite();
  const [domain, setDomain] = useState(() => new URL(site.origin).hostname);
  const [file, setFile] = useState<OpenFile | null>(null);
  // Of these rows: a second try after a lost answer is the same import.
  const [key, setKey] = useState('');
  const renew = (): void => setKey(crypto.randomUUID());
  const send = useChange({
    failure: 'A file was not imported',
    mutationFn: importAuthority,
    onSuccess: () => {
      setFile(null);
      void queryClient.invalidateQueries({ queryKey: authorityQueries.imported });
    },
  });
  const choose = useChange({
    failure: 'A file was not read',
    mutationFn: openFile,
    onSettled: (opened) => {
      send.reset();
      renew();
      setFile(opened ?? null);
    },
  });
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose">
        {text.lede} {text.instead}{' '}
        <SiteLink to="/seo-dashboard?task=watch">{text.toSearchConsole}</SiteLink>.
      </p>
      <FileField
        required
        label={text.file}
        hint={text.fileHint}
        className="max-w-lg"
        accept=".csv,.tsv,.txt,text/csv"
        clears
        onChoose={(chosen) => {
          if (chosen) choose.mutate(chosen);
        }}
      />
      <div className="mt-5 grid gap-5">
        {choose.isError && <Refusal error={choose.error} />}
        {send.isSuccess && (
          <Notice title={text.done} live>
            <p>{text.result(send.data.added, send.data.changed, send.data.unchanged)}</p>
          </Notice>
        )}
        {file && (
          <>
            <FileForm
              file={file}
              domain={domain}
              onDomain={(typed) => {
                renew();
                setDomain(typed);
              }}
              onChange={(patch) => {
                send.reset();
                renew();
                setFile({ ...file, ...patch });
              }}
            />
            {send.isError && (
              <Notice tone="error" title={text.failed}>
                {text.failedText}
              </Notice>
            )}
            <FileCheck
              file={file}
              domain={domain}
              isWorking={send.isPending}
              onImport={({ rows, duplicates }) => {
                const { kind, provider, name, day } = file;
                const metric = kind === 'authority' ? { metric: metricOf[provider] } : {};
                send.mutate({
                  key,
                  kind,
                  source: provider,
                  file_name: cutText(name, 200),
                  measured_on: day,
                  duplicates: duplicates.length,
                  rows: rows.map((row) => ({ ...row, ...metric })),
                });
              }}
            />
          </>
        )}
      </div>
    </>
  );
}

function Refusal({ error }: { error: Error }): ReactNode {
  if (!(error instanceof ImportFileError)) return <Notice tone="error" title={text.unreadable} />;
  return (
    <Notice tone="error" title={error.message}>
      {error.reason !== null && (
        <>
          <p>{error.reason}</p>
          <p className="text-sm">{text.malformedText}</p>
        </>
      )}
    </Notice>
  );
}
