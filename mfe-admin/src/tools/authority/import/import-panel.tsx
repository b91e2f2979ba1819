import { cutText } from '@talent/protocol/text/cut-text';
import { useSite } from '@talent/sdk';
import { DateField } from '@talent/ui/date-field';
import { FileField } from '@talent/ui/file-field';
import { Notice } from '@talent/ui/notice';
import { Select, optionsOf } from '@talent/ui/select';
import { TextField } from '@talent/ui/text-field';
import { typed } from '../../../controls/field-props';
import { SiteLink } from '../../../controls/site-link';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { useState } from 'react';
import { importAuthority } from '../queries';
import { importTexts as text, kindTexts } from '../content/authority';
import { FileCheck } from './file-check';
import {
  fieldsOf,
  ImportFileError,
  mapColumns,
  metricOf,
  openFile,
  type OpenFile,
  type Provider,
} from './import-kinds';
import { authorityQueries } from '../queries';

/** Imports a file in four steps on one page: choose, map, check, import. */
export function ImportPanel() {
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
            {text.result(send.data.added, send.data.changed, send.data.unchanged)}
          </Notice>
        )}
        {file && (
          <>
            <FileForm
              file={file}
              domain={domain}
              onDomain={(wanted) => {
                renew();
                setDomain(wanted);
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

function Refusal({ error }: { error: Error }) {
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

const providers = (Object.keys(metricOf) as Provider[]).map((each) => [each, each] as const);

interface FileFormProps {
  file: OpenFile;
  domain: string;
  onDomain: (domain: string) => void;
  onChange: (patch: Partial<OpenFile>) => void;
}

function FileForm({ file, domain, onDomain, onChange }: FileFormProps) {
  const { header, kind, provider, mapping, day } = file;
  return (
    <div className="grid gap-5">
      <h3 className="font-semibold">{file.name}</h3>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label={text.kind}
          value={kind}
          options={optionsOf(kindTexts)}
          onChoose={(chosen) => onChange({ kind: chosen, mapping: mapColumns(chosen, header) })}
        />
        <Select
          label={text.provider}
          value={provider}
          options={optionsOf(providers)}
          onChoose={(chosen) => onChange({ provider: chosen })}
        />
        <DateField
          label={text.day}
          hint={text.dayHint}
          required
          value={day}
          onChange={({ target }) => target.value !== '' && onChange({ day: target.value })}
        />
        {kind === 'authority' && (
          <TextField
            label={text.domain}
            hint={text.domainHint}
            required
            {...typed(domain, onDomain)}
          />
        )}
      </div>
      <fieldset>
        <legend className="mb-3 font-semibold">{text.mapping}</legend>
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          {fieldsOf[kind].map(({ key, isRequired }) => (
            <Select
              key={key}
              label={text.fields[key] ?? key}
              required={isRequired}
              value={String(mapping[key] ?? '')}
              options={[
                { value: '', label: text.unmapped },
                ...header.map((name, at) => ({ value: String(at), label: name })),
              ]}
              onChoose={(value) =>
                onChange({ mapping: { ...mapping, [key]: value === '' ? null : Number(value) } })
              }
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
