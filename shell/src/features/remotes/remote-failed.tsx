import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import type { ReactNode } from 'react';
import { remoteFailed } from '../../content/remote-failed';

/** Calm panel in place of, or above, a page whose part of the site does not work right now. */
export function RemoteFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <section
      role="alert"
      className="border-rule mx-auto my-16 flex max-w-2xl flex-col gap-4 border-y px-5 py-10"
    >
      <h2 className="font-display text-2xl">{remoteFailed.title}</h2>
      <p className="text-ink-muted">{remoteFailed.text}</p>
      <p className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onRetry}>
          {remoteFailed.retry}
        </Button>
        <Button asChild variant="secondary">
          <Link to="/" reloadDocument>
            {remoteFailed.home}
          </Link>
        </Button>
      </p>
    </section>
  );
}
