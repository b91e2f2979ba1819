import { ShareCard } from '@talent/page-parts/share-card';
import { useMemo } from 'react';
import { shareText } from '../content/share-text';
import { trackOffer } from '../track-offer';
import { layOutCard } from './card-layout';
import type { OfferCard } from './offer-card';

/** The picture of a comparison. */
export function OfferShareCard({ card }: { card: OfferCard }) {
  const parts = useMemo(() => layOutCard(card), [card]);
  return (
    <ShareCard
      parts={parts}
      description={describe(card)}
      text={shareText}
      onUse={(action) => trackOffer({ action })}
    />
  );
}

/** Everything that is written on the card, for people who do not see it. */
function describe({ role, group, rows, sample, source, brand }: OfferCard): string {
  const words = rows.map((row) => `${row.words}.`).join(' ');
  return `${brand}. ${role}. ${group}. ${words} ${sample} ${source}`;
}
