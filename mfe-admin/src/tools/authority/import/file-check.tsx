import { Notice } from '@talent/ui/notice';
import { useMemo } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { ShortTable } from '../../../table/tool-table';
import { importTexts as text } from '../content/authority';
import { checkRows, missingFields, type CheckedRows } from './check-rows';
import { fieldsOf, type OpenFile } from './import-kinds';

/** Rows of the preview, problems and duplicates that are shown. */
const SHOWN_ROWS = 5;
const SHOWN_PROBLEMS = 10;
const SHOWN_DUPLICATES = 5;

/** The rows of a file that would be imported, or the problems that prevent it. */
export function FileCheck(props: {
  file: OpenFile;
  domain: string;
  isWorking: boolean;
  onImport: (checked: CheckedRows) => void;
}) {
  const { file, domain, isWorking, onImport } = props;
  const { rows, kind, mapping, header } = file;
  const missing = missingFields(kind, mapping);
  const checked = useMemo(
    () => checkRows(rows, { kind, mapping, header, domain }),
    [rows, kind, mapping, header, domain],
  );
  if (missing.length > 0) {
    const names = missing.map((key) => text.fields[key] ?? key);
    return <Notice tone="warning">{text.choose(names.join(', '))}</Notice>;
  }
  if (checked.problems.length > 0) return <Problems checked={checked} />;
  const { duplicates, otherDomains } = checked;
  const isEmpty = checked.rows.length === 0;
  return (
    <div className="grid gap-4">
      <div role="status">
        <p>{isEmpty ? text.nothing : text.ready(checked.rows.length)}</p>
        {duplicates.length > 0 && (
          <p>{text.duplicates(duplicates.length, describeDuplicates(duplicates))}</p>
        )}
        {otherDomains > 0 && <p>{text.otherDomains(otherDomains)}</p>}
      </div>
      {!isEmpty && (
        <>
          <Preview file={file} checked={checked} />
          <ToolButton
            size="md"
            variant="primary"
            className="justify-self-start"
            isPending={isWorking}
            pending={text.working}
            onClick={() => onImport(checked)}
          >
            {text.submit}
          </ToolButton>
        </>
      )}
    </div>
  );
}

function Problems({ checked: { problems } }: { checked: CheckedRows }) {
  const left = problems.length - SHOWN_PROBLEMS;
  return (
    <Notice tone="error" title={text.problems(problems.length)}>
      <ul className="mt-1 list-disc ps-5">
        {problems.slice(0, SHOWN_PROBLEMS).map(({ line, column, reason }) => (
          <li key={`${line} ${column}`}>{text.problem(line, column, reason)}</li>
        ))}
        {left > 0 && <li>{text.more(left)}</li>}
      </ul>
      <p className="mt-1 text-sm">{text.problemsText}</p>
    </Notice>
  );
}

function Preview({ file, checked }: { file: OpenFile; checked: CheckedRows }) {
  const fields = fieldsOf[file.kind].filter(({ key }) => (file.mapping[key] ?? null) !== null);
  const shown = checked.rows.slice(0, SHOWN_ROWS).map((row, id) => ({ row, id }));
  return (
    <ShortTable<(typeof shown)[number]>
      name="import-preview"
      caption={text.preview(shown.length, checked.rows.length)}
      captionShown
      columns={fields.map(({ key }) => ({
        key,
        label: text.fields[key] ?? key,
        value: ({ row }) => String(row[key] ?? ''),
      }))}
      rows={shown}
      rowName={({ id }) => text.previewRow(id + 1)}
    />
  );
}

function describeDuplicates(duplicates: CheckedRows['duplicates']): string {
  const left = duplicates.length - SHOWN_DUPLICATES;
  const told = duplicates
    .slice(0, SHOWN_DUPLICATES)
    .map(({ line, of }) => text.duplicate(line, of));
  return `${[...told, ...(left > 0 ? [text.more(left)] : [])].join(', ')}.`;
}
