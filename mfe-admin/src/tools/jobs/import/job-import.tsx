import { DataError } from '@talent/data/errors';
import { isFeedName } from '@talent/jobs/import-payload';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { FileField } from '@talent/ui/file-field';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries, type KeptEntries } from '@talent/ui/use-kept-entries';
import { useState } from 'react';
import { submits, typed } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { importJobs, type JobImport as Wanted } from '../api/import-jobs';
import { importTexts } from '../content/jobs-report-import';
import { jobsQueries } from '../queries';
import { ChangeList, ProblemTable } from './import-tables';

/** Chooses a feed, shows what is wrong with it or what it changes, and imports it. */
export function JobImport() {
  const kept = useKeptEntries('staff-job-feed');
  const check = useChange({ failure: 'The feed was not checked', mutationFn: checkFile });
  const take = useChange({
    failure: 'The feed was not imported',
    mutationFn: (wanted: Wanted) => importJobs(wanted, false),
    onSuccess: () => {
      kept.erase();
      void queryClient.invalidateQueries({ queryKey: jobsQueries.imports.queryKey });
    },
  });
  const error = take.error ?? check.error;
  // The same import can be tried again, unless the database has refused a posting of it.
  const isOver = take.isSuccess || (take.isError && isRefusal(take.error));
  const checked = isOver ? undefined : check.data;
  return (
    <>
      <FeedForm
        kept={kept.ref}
        isBusy={check.isPending}
        onChange={() => {
          check.reset();
          take.reset();
        }}
        onCheck={(choice) => {
          if (check.isPending) return;
          take.reset();
          check.mutate(choice);
        }}
      />
      <div className="mt-6 space-y-6">
        {error !== null && <ImportFailure error={error} />}
        {checked?.status === 'refused' && (
          <>
            <Notice
              tone="error"
              title={importTexts.refused(checked.problems.length, checked.read)}
            />
            <ProblemTable problems={checked.problems} />
          </>
        )}
        {checked?.status === 'compared' && (
          <>
            <Notice live title={importTexts.sound(checked.wanted.postings.length)} />
            <ChangeList changes={checked.changes} postings={checked.wanted.postings} />
            <ToolButton
              size="md"
              variant="primary"
              isPending={take.isPending}
              pending={importTexts.importing}
              onClick={() => take.mutate(checked.wanted)}
            >
              {importTexts.import(checked.wanted.postings.length)}
            </ToolButton>
          </>
        )}
        {take.isSuccess && (
          <Notice live title={importTexts.done}>
            {importTexts.doneDetail(take.data)}
          </Notice>
        )}
      </div>
    </>
  );
}

/** Bytes. */
const MOST = 20 * 1024 * 1024;

/** A file was not read; `message` is for people. */
class FeedFileError extends Error {
  override readonly name = 'FeedFileError';
  readonly code = 'feed-file';
}

/** Checks a file, and compares it with the stored postings. @throws FeedFileError, DataError */
async function checkFile({ file, feed, isFull }: ImportChoice) {
  if (file.size > MOST) throw new FeedFileError(importTexts.tooLarge);
  // Loaded with the first file: the CSV parser and the rules for postings are 17 KB.
  const { checkFeed } = await import('@talent/jobs/check-feed');
  const checked = await file
    .arrayBuffer()
    .then((bytes) => checkFeed(new Uint8Array(bytes)))
    .catch((cause: unknown) => {
      throw new FeedFileError(importTexts.unreadable, { cause });
    });
  if (checked.status === 'refused') return checked;
  const key = crypto.randomUUID();
  const wanted = { key, feed, fileName: file.name, postings: checked.postings, isFull };
  return { status: 'compared', wanted, changes: await importJobs(wanted, true) } as const;
}

const isRefusal = (error: Error): boolean => error instanceof DataError && error.code === 'PT422';

function ImportFailure({ error }: { error: Error }) {
  // A refused posting is named by its ref; other messages of the database do not help a person.
  if (isRefusal(error)) {
    return (
      <Notice tone="error" title={importTexts.databaseRefused}>
        {error.message}
      </Notice>
    );
  }
  const isOfFile = error instanceof FeedFileError;
  return <Notice tone="error" title={isOfFile ? error.message : importTexts.failed} />;
}

interface ImportChoice {
  file: File;
  feed: string;
  isFull: boolean;
}

/** The file, the name of its feed, and whether it holds all postings. */
function FeedForm(props: {
  kept: KeptEntries['ref'];
  isBusy: boolean;
  onCheck: (choice: ImportChoice) => void;
  onChange: () => void;
}) {
  const { kept, isBusy, onCheck, onChange } = props;
  const [file, setFile] = useState<File | null>(null);
  const [feed, setFeed] = useState('');
  const [isFull, setFull] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const isNamed = isFeedName(feed);
  return (
    <form
      ref={kept}
      noValidate
      aria-label={importTexts.title}
      className="max-w-2xl space-y-5"
      onChange={onChange}
      onSubmit={submits(() => {
        setRefused(!isNamed);
        if (file && isNamed) onCheck({ file, feed, isFull });
      })}
    >
      <FileField
        required
        label={importTexts.file}
        hint={importTexts.fileHint}
        accept=".csv,.json,text/csv,application/json"
        onChoose={setFile}
      />
      <TextField
        label={importTexts.feed}
        hint={importTexts.feedHint}
        error={wasRefused && !isNamed ? importTexts.feedWrong : undefined}
        required
        name="feed"
        {...typed(feed, setFeed)}
      />
      <CheckboxField
        name="full"
        label={importTexts.full}
        checked={isFull}
        onChange={({ target }) => setFull(target.checked)}
      />
      <ToolButton
        type="submit"
        size="md"
        variant="primary"
        isBlocked={file === null}
        isPending={isBusy}
        pending={importTexts.checking}
      >
        {importTexts.check}
      </ToolButton>
    </form>
  );
}
