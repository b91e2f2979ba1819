import { Button } from '@talent/ui/button';
import { Field } from '@talent/ui/field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { pathForm } from '../content/seo-dashboard';
import { readPagePath } from '../../../site-pages/page-path';

interface Props {
  /** To choose from; without them every path can still be typed. */
  sitePaths: UseQueryResult<readonly string[]>;
  working: boolean;
  onPick: (path: string) => void;
}

/** Picks one page of this site: typed, or from the sitemap's list. */
export function PathForm({ sitePaths, working, onPick }: Props): ReactNode {
  const { ref, erase } = useKeptEntries('staff-seo-page');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

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
      <Field
        required
        label={pathForm.label}
        hint={sitePaths.isError ? pathForm.hintWithoutList : pathForm.hint}
        error={error}
      >
        {(control) => (
          <div className="flex gap-3">
            <input
              {...control}
              ref={input}
              name="path"
              className="control min-w-0 flex-1"
              list={listId}
              defaultValue="/"
              maxLength={2048}
              inputMode="url"
              autoComplete="off"
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
        )}
      </Field>
      <datalist id={listId}>
        {sitePaths.data?.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </form>
  );
}
