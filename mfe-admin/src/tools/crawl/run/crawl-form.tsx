import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { NumberField } from '@talent/ui/number-field';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { crawlTexts } from '../content/comprehensive-seo';
import { mostPages, type CrawlOptions } from '../crawler/run-crawl';
import { readPagePath } from '../../../site-pages/page-path';

type FieldName = 'below' | 'page-limit';

interface CrawlFormProps {
  /** A crawl is under way. */
  isBusy: boolean;
  onStart: (options: CrawlOptions) => void;
}

/** The options of a crawl, and its start. */
export function CrawlForm({ isBusy, onStart }: CrawlFormProps): ReactNode {
  const { ref, erase } = useKeptEntries('staff-crawl');
  const [wrong, setWrong] = useState<FieldName | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const read = readPagePath(String(fields.get('below')), window.location.origin);
    const pageLimit = Number(fields.get('page-limit'));
    const isLimit = Number.isInteger(pageLimit) && pageLimit >= 1 && pageLimit <= mostPages;
    const found = read.status !== 'valid' ? 'below' : isLimit ? null : 'page-limit';
    setWrong(found);
    if (read.status !== 'valid' || found !== null) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${found ?? 'below'}"]`)?.focus();
      return;
    }
    erase();
    // A query has no pages of its own.
    const below = read.path.split('?')[0] ?? '/';
    onStart({ below, pageLimit, isRendered: fields.has('rendered') });
  }

  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          required
          name="below"
          label={crawlTexts.below}
          hint={crawlTexts.belowHint}
          error={wrong === 'below' ? crawlTexts.belowInvalid : null}
          defaultValue="/"
          maxLength={500}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NumberField
          required
          name="page-limit"
          label={crawlTexts.pageLimit}
          hint={crawlTexts.pageLimitHint}
          error={wrong === 'page-limit' ? crawlTexts.pageLimitInvalid : null}
          defaultValue={String(mostPages)}
          inputMode="numeric"
        />
      </div>
      <CheckboxField
        className="mt-2"
        name="rendered"
        label={crawlTexts.isRendered}
        defaultChecked
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" aria-disabled={isBusy}>
          {crawlTexts.start}
        </Button>
        <p className="text-ink-muted max-w-prose flex-1 basis-72 text-sm">{crawlTexts.about}</p>
      </div>
    </form>
  );
}
