import { notify } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '@talent/ui/lazy-part';
import { shareText as text } from '../content/share-text';
import { trackSalary } from '../../track-salary';
import type { OfferCard } from './offer-card';

interface SharePanelProps {
  /** Whether the visitor has typed anything that a link could include. */
  hasFigures: boolean;
  linkOf: (withFigures: boolean) => string;
  /** Null where nothing can be drawn: no amount, or no figure to compare it with. */
  cardOf: (withFigures: boolean) => OfferCard | null;
  children?: ReactNode;
}

// Few visitors make a picture: its code arrives when one is asked for.
const ShareCard = lazyPart(
  async () => (await import('./offer-share-card')).OfferShareCard,
  text.failed,
);

/** Copies a link to a comparison and makes a picture of it; what was typed is in them only on request. */
export function SharePanel({ hasFigures, linkOf, cardOf, children }: SharePanelProps) {
  const [isTicked, setTicked] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);
  const [card, setCard] = useState<OfferCard | null>(null);
  const isWhole = isTicked && hasFigures;
  const copy = async () => {
    const link = linkOf(isWhole);
    trackSalary('offer', { action: 'copy-link', with_figures: isWhole });
    try {
      await navigator.clipboard.writeText(link);
      setByHand(null);
      notify({ title: isWhole ? text.copiedWith : text.copied, tone: 'success' });
    } catch {
      setByHand(link);
    }
  };
  const current = cardOf(isWhole);
  const make = () => {
    trackSalary('offer', { action: 'make-card', with_figures: isWhole });
    setCard(current);
  };
  // A picture of figures that have changed since goes: it would be passed on as today's.
  const shown = card && JSON.stringify(card) === JSON.stringify(current) ? card : null;
  return (
    <div className="print:hidden">
      <CheckboxField
        label={text.include}
        checked={isWhole}
        disabled={!hasFigures}
        onChange={({ target }) => {
          setTicked(target.checked);
          // An earlier image may not match the box.
          setByHand(null);
          setCard(null);
        }}
      />
      <p className="mb-3 max-w-prose text-sm text-ink-muted">{text.includeHint}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button variant="secondary" onClick={copy}>
          {isWhole ? text.copyWith : text.copy}
        </Button>
        {current && (
          <Button variant="secondary" onClick={make}>
            {shown ? text.makeAgain : text.make}
          </Button>
        )}
        {children}
      </div>
      {byHand !== null && (
        <label className="mt-3 block text-sm">
          <span className="mb-1.5 block">{text.byHand}</span>
          <input readOnly className="control" value={byHand} />
        </label>
      )}
      {shown && (
        <Suspense fallback={<p role="status">{text.making}</p>}>
          <ShareCard card={shown} />
        </Suspense>
      )}
    </div>
  );
}
