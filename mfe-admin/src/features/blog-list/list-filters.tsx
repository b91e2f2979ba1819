import { Button } from '@talent/ui/button';
import { Field } from '@talent/ui/field';
import { TextField } from '@talent/ui/text-field';
import type { ReactNode } from 'react';
import type { PostQuery } from '../../api/list-posts';
import { postStatuses } from '../../api/post';
import { listTexts, statusLabels } from '../../content/blog-tools';
import { readListQuery } from './list-query';

interface ListFiltersProps {
  query: PostQuery;
  onApply: (query: PostQuery) => void;
}

/** Narrows and orders the list; every change starts at its first page. */
export function ListFilters({ query, onApply }: ListFiltersProps): ReactNode {
  return (
    <form
      role="search"
      aria-label={listTexts.filter}
      className="grid gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_1fr_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
          name,
          String(value),
        ]);
        onApply(readListQuery(new URLSearchParams(entries)));
      }}
    >
      <TextField
        label={listTexts.text}
        required={false}
        type="search"
        name="q"
        key={query.text}
        defaultValue={query.text}
        maxLength={100}
      />
      <Field label={listTexts.status} required>
        {(control) => (
          <select {...control} name="status" className="control" defaultValue={query.status ?? ''}>
            <option value="">{listTexts.everyStatus}</option>
            {postStatuses.map((status) => (
              <option key={status} value={status}>
                {statusLabels[status]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={listTexts.sort} required>
        {(control) => (
          <select {...control} name="sort" className="control" defaultValue={query.sort}>
            {Object.entries(listTexts.sorts).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {listTexts.apply}
      </Button>
    </form>
  );
}
