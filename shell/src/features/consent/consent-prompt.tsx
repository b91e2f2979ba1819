import { consentStore } from '@talent/sdk';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * Mounts the cookie banner for people who have not chosen, and loads its code for them alone. It is never in
 * the served HTML. Code that does not load leaves everything off, as before a choice.
 */
export function ConsentPrompt(): ReactNode {
  const consent = consentStore();
  const [Banner, setBanner] = useState<ComponentType<{ signal: boolean }> | null>(null);
  const isNeeded = consent.status === 'unset' && Banner === null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./consent-banner').then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      (error: unknown) => console.error('Error loading the cookie banner', error),
    );
    // A new `consent` while the code is missing is somebody asking again: another try.
  }, [isNeeded, consent]);
  if (consent.status !== 'unset' || Banner === null) return null;
  return <Banner signal={consent.signal} />;
}
