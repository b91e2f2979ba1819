import { Button } from '@talent/ui/button';
import { Combobox } from '@talent/ui/combobox';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { pathForm } from '../content/seo-dashboard';
import { readPagePath } from '../../../site-pages/page-path';

/** Picks one page of this site: typed, or from the sitemap's list. */
export function PathForm(props: {
  /** To choose from; without them every path can still be typed. */
  sitePaths: UseQueryResult<readonly string[]>;
  working: boolean;
  onPick: (path: string) => void;
}): ReactNode {
  const { sitePaths, working, onPick } = props;
  const { ref, erase } = useKeptEntries('staff-seo-page');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function check(entered: string): string | null {
    const read = readPagePath(entered, window.location.origin);
    setError(read.status === 'valid' ? null : pathForm.invalid);
    return read.status === 'valid' ? read.path : null;
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (working) return;
    const path = check(input.current?.value ?? '');
    if (path === null) return input.current?.focus();
    erase();
    onPick(path);
  }

  return (
    <form ref={ref} noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-3">
        <Combobox
          ref={input}
          required
          label={pathForm.label}
          hint={sitePaths.isError ? pathForm.hintWithoutList : pathForm.hint}
          error={error}
          name="path"
          className="min-w-0 flex-1 basis-64"
          suggestions={sitePaths.data ?? []}
          defaultValue="/"
          maxLength={2048}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={(event) => {
            if (event.target.value !== '') check(event.target.value);
          }}
        />
        <Button
          type="submit"
          aria-disabled={working}
          className="shrink-0"
          // The field keeps the focus: its check on leaving could move this button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {working ? pathForm.working : pathForm.submit}
        </Button>
      </div>
    </form>
  );
}
