import { isFeedName } from '@talent/jobs/import-payload';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { FileField } from '@talent/ui/file-field';
import { TextField } from '@talent/ui/text-field';
import type { KeptEntries } from '@talent/ui/use-kept-entries';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { typed, submits } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { importTexts } from '../content/jobs-report-import';

export interface ImportChoice {
  file: File;
  feed: string;
  isFull: boolean;
}

interface FeedFormProps {
  kept: KeptEntries['ref'];
  isBusy: boolean;
  onCheck: (choice: ImportChoice) => void;
  onChange: () => void;
}

/** The file, the name of its feed, and whether it holds all postings. */
export function FeedForm({ kept, isBusy, onCheck, onChange }: FeedFormProps): ReactNode {
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
