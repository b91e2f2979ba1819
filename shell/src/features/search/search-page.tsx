import { LONGEST_QUERY, SEARCH_PATH } from '@talent/api/search/search-paths';
import { countText, searchSite, type SearchIndex } from '@talent/api/search/site-search';
import { Link as RouterLink, useLocation, useSearchParams } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { Link } from '@talent/ui/link';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { contactLink } from '../../content/navigation';
import { search as text } from '../../content/search';
import { ServedHtml } from '../document/served-html';
import { loadSearchIndex } from './load-index';

/** Loaded, not yet loaded, or not to be had. */
type Index = SearchIndex | 'waiting' | 'failed';

/** The results of a query as one types. Without scripts the form asks the gateway, which puts the results in the same place. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [index, setIndex] = useState<Index>('waiting');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // The served page has the query of no visitor: until it is hydrated the field is the browser's.
  const [query, setQuery] = useState('');
  const asked = params.get('q') ?? '';

  useEffect(() => {
    if ((state as { isTyping?: boolean } | null)?.isTyping) field.current?.focus();
  }, [state]);
  useEffect(() => {
    setQuery((typed) => (typed.trim() === asked.trim() ? typed : asked));
    if (asked !== '') load();
  }, [asked]);

  function load(): void {
    loadSearchIndex().then(setIndex, () => setIndex('failed'));
  }

  function type(typed: string): void {
    load();
    setQuery(typed);
    const next = typed.trim() === '' ? {} : { q: typed.trim() };
    setParams(next, { replace: true, preventScrollReset: true });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (index === 'failed') return;
    event.preventDefault();
    type(field.current?.value ?? '');
  }

  return (
    <Container width="wide" className="min-h-[60svh] py-10 md:py-16">
      <h1 className="text-title">{text.label}</h1>
      <form
        role="search"
        action={SEARCH_PATH}
        method="get"
        onSubmit={submit}
        className="mt-6 max-w-2xl"
      >
        <label htmlFor={id} className="text-ink-muted mb-1.5 block text-sm">
          {text.hint}
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            value={query}
            onChange={({ target }) => type(target.value)}
            maxLength={LONGEST_QUERY}
            enterKeyHint="search"
            autoComplete="off"
            className="control min-w-0 flex-1"
          />
          <Button type="submit">{text.button}</Button>
        </div>
      </form>
      <div aria-live="polite" className="found-pages mt-8 max-w-2xl">
        {index === 'waiting' ? (
          // What the gateway put in stays until the index is there.
          <ServedHtml data-found="" />
        ) : index === 'failed' ? (
          <p>{text.failed}</p>
        ) : (
          <Results index={index} query={query.trim()} />
        )}
      </div>
      <p data-next-step="closing" className="mt-8">
        <Link asChild>
          <RouterLink to={contactLink.to}>{text.ask}</RouterLink>
        </Link>
      </p>
    </Container>
  );
}

function Results({ index, query }: { index: SearchIndex; query: string }) {
  if (query === '') return null;
  const found = searchSite(index, query);
  return (
    <>
      <p>{countText(found.length, query)}</p>
      {found.length === 0 ? (
        <Examples />
      ) : (
        <ol>
          {found.map(({ kind, title, path }) => (
            <li key={`${title} ${path}`}>
              <RouterLink to={path}>
                <span>{title}</span> <small>{kind}</small>
              </RouterLink>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Examples() {
  return (
    <>
      <p>{text.nothing}</p>
      <ul>
        {text.examples.map((example) => (
          <li key={example}>
            <RouterLink to={`${SEARCH_PATH}?q=${encodeURIComponent(example)}`}>
              <span>{example}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </>
  );
}
