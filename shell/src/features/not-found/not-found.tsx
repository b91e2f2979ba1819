import { Link, applyHead, useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { MarkPicture } from '@talent/ui/mark-picture';
import { pictureOfNotFound } from '@talent/ui/picture-of-not-found';
import { useEffect, useLayoutEffect } from 'react';
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
      <Container className="flex min-h-[60svh] flex-col items-start justify-center gap-5 py-24">
        <p className="font-display text-display text-ink-muted">{notFound.code}</p>
        <MarkPicture picture={pictureOfNotFound()} size="card" />
        <h1 className="text-title">{notFound.title}</h1>
        <p className="text-lede text-ink-muted">{notFound.text}</p>
        <div data-next-step="closing" className="mt-4">
          <Button asChild>
            <Link to="/">{notFound.link}</Link>
          </Button>
        </div>
      </Container>
    </div>
  );
}
