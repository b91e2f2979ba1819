import { Link, applyHead, useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { MarkPicture } from '@talent/ui/mark-picture';
import { pictureOfNotFound } from '@talent/ui/picture-of-not-found';
import { useEffect, useLayoutEffect, useId } from 'react';
import { searchLink } from '../../content/navigation';
import { notFound, notFoundHead } from '../../content/not-found';

/** The not-found page. Logs the path, as specified. */
export function NotFound() {
  const site = useSite();
  // In the same commit as the content: the title is announced as soon as the heading exists.
  useLayoutEffect(() => applyHead(notFoundHead, site), [site]);
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`);
  }, []);
  return (
    <div data-app="shell">
      <Container
        width="wide"
        className="flex min-h-[60svh] flex-col items-start justify-center gap-5 py-16 md:py-24"
      >
        <p className="font-display text-display text-ink-muted">{notFound.code}</p>
        <MarkPicture picture={pictureOfNotFound()} size="card" />
        <h1 className="text-title">{notFound.title}</h1>
        <p className="text-lede text-ink-muted max-w-prose">{notFound.text}</p>
        <SiteSearch />
        <div data-next-step="closing" className="mt-2">
          <Button asChild>
            <Link to="/">{notFound.link}</Link>
          </Button>
        </div>
      </Container>
    </div>
  );
}

/** A field that searches the site. */
function SiteSearch() {
  const id = useId();
  return (
    <form role="search" action={searchLink.to} className="w-full max-w-2xl">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {searchLink.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="search"
          name="q"
          required
          enterKeyHint="search"
          autoComplete="off"
          className="control w-auto min-w-0 flex-[1_1_12rem]"
        />
        <Button type="submit" variant="secondary">
          {notFound.search}
        </Button>
      </div>
    </form>
  );
}
