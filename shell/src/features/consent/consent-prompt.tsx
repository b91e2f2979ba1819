import { consentStore } from '@talent/sdk';
import { useEffect, useState } from 'react';
import { ConsentBanner } from './consent-banner';

/**
 * Shows the cookie banner to people who have not chosen. It is never in the served HTML, and waits for the
 * fonts: a banner whose lines wrap differently would move.
 */
export function ConsentPrompt() {
  const consent = consentStore();
  const [hasFonts, setHasFonts] = useState(false);
  useEffect(() => void document.fonts.ready.then(() => setHasFonts(true)), []);
  if (consent.status !== 'unset' || !hasFonts) return null;
  return <ConsentBanner signal={consent.signal} />;
}
