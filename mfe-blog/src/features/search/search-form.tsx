import { useNavigate } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { blogPath, searchPath } from '../../content/paths';
import { searchText } from './content/search-text';
import { LONGEST_QUERY, searchAddress } from './asked-search';

/**
 * The search field. With JavaScript the results are on the front page; without it the form leads to
 * a page of results.
 * @param props.query - the query in the address
 */
export function SearchForm({ query }: { query: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { ref, erase } = useKeptEntries('blog-search');
  const navigate = useNavigate();
  useEffect(() => {
    // Text typed before hydration stays.
    if (field.current && (query !== '' || document.activeElement !== field.current)) {
      field.current.value = query || field.current.value;
    }
  }, [query]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    if (words === '') return field.current?.focus();
    // From here on they are in the address.
    erase();
    void navigate(searchAddress(blogPath, { query: words, page: 1 }));
  }

  return (
    <form
      ref={ref}
      role="search"
      action={searchPath}
      method="get"
      onSubmit={submit}
      className="mb-6 max-w-2xl"
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {searchText.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          required
          maxLength={LONGEST_QUERY}
          enterKeyHint="search"
          autoComplete="off"
          className="control min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          <Search aria-hidden="true" />
          {searchText.button}
        </Button>
      </div>
    </form>
  );
}
