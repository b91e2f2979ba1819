import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { remoteFailed } from '../../../content/remote-failed';
import { readComposition } from '../../document/blocks';
import type { Composition } from '@talent/sdk/contract';
import { contactLink, headerLinks, type NavigationLink } from '../../../content/navigation';
import { publicPage } from '../load/public-page';

interface Props {
  /** Name of the app that does not work. */
  app: string;
  onRetry: () => void;
}

/** Panel in place of, or above, a page that cannot be shown. */
export function RemoteFailed({ app, onRetry }: Props) {
  const links = otherLinks(readComposition(), app);
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
          {/* A full document load: the home page may belong to the failed app. */}
          <Link to="/" reloadDocument>
            {remoteFailed.home}
          </Link>
        </Button>
      </p>
      {links.length > 0 && (
        <nav aria-label={remoteFailed.elsewhere} className="text-sm">
          <p className="text-ink-muted">{remoteFailed.elsewhere}</p>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="hover:text-signal inline-block py-2 underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}

/** The header's links that work without a given app: those to other remotes. */
export function otherLinks(composition: Composition, failed: string): NavigationLink[] {
  return [...headerLinks, contactLink].filter(({ to }) => {
    const owner = publicPage(composition, to)?.remote.name;
    return owner !== undefined && owner !== failed;
  });
}
