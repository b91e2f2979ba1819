import { useNavigate } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { useId, type SubmitEvent } from 'react';
import { notFound } from '../../content/not-found';

const { search } = notFound;

/** Longest query that the blog's search takes, characters. */
const LONGEST_QUERY = 200;

/** A field that searches the blog: on its front page, or without a script on the page of the search function. */
export function ArticleSearch() {
  const id = useId();
  const navigate = useNavigate();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    const words = typeof q === 'string' ? q.trim() : '';
    if (words === '') return;
    void navigate({ pathname: search.results, search: `?${new URLSearchParams({ q: words })}` });
  }

  return (
    <form
      role="search"
      action={search.action}
      method="get"
      onSubmit={submit}
      className="w-full max-w-2xl"
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {search.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="search"
          name="q"
          required
          maxLength={LONGEST_QUERY}
          enterKeyHint="search"
          autoComplete="off"
          className="control w-auto min-w-0 flex-[1_1_12rem]"
        />
        <Button type="submit" variant="secondary">
          {search.button}
        </Button>
      </div>
    </form>
  );
}
