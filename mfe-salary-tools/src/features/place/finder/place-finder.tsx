import { useSearchParams } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { lazyPart } from '@talent/ui/lazy-part';
import { Section } from '@talent/ui/section';
import { useHydrated } from '@talent/ui/use-hydrated';
import { Suspense, useState } from 'react';
import { finderText as text } from '../content/finder-text';

const Panel = lazyPart(async () => (await import('./place-panel')).PlacePanel, text.failed);

/** The place filter of the dashboard: a button that opens it, or an address that names a place. */
export function PlaceFinder({ roles }: { roles: readonly { key: string; label: string }[] }) {
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || (isHydrated && search.has('place'));
  return (
    <Section
      id="place"
      title={text.title}
      lede={text.lede}
      rule
      className="noscript:hidden print:hidden"
    >
      {isShown ? (
        <Suspense fallback={<p role="status">{text.loading}</p>}>
          <Panel roles={roles} isAsked={isOpen} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {text.open}
        </Button>
      )}
    </Section>
  );
}
