import { ShareCard } from '@talent/page-parts/share-card';
import { useMemo } from 'react';
import { shareText } from '../content/share-text';
import { trackSalary } from '../../track-salary';
import type { OfferCard } from './offer-card';
import {
  MARGIN,
  TEXT_WIDTH,
  cardHead,
  cardText,
  displayFace,
  textFace,
} from '@talent/page-parts/card-part';
import type { CardPart } from '@talent/page-parts/card-part';

/** Distance of two strokes and width of one, px: 100 of them are 996 px wide. */
const PITCH = 10;
const STROKE = 6;

/**
 * The parts of a card, in the order in which they are drawn. 100 strokes stand for the ranges in the order of pay; those
 * that the offer can be at are filled and blue, the others hollow, so that the picture also works in one color.
 */
export function layOutCard(card: OfferCard): CardPart[] {
  const isPair = card.rows.length > 1;
  const parts: CardPart[] = cardHead(card, card.role, card.group);
  card.rows.forEach((row, index) => {
    const top = isPair ? 288 + index * 106 : 308;
    parts.push(
      cardText(row.words, MARGIN, top, displayFace(isPair ? 34 : 48)),
      ...strokes(row, top + (isPair ? 16 : 28), isPair ? 40 : 96),
    );
  });
  return [
    ...parts,
    cardText(card.caption, MARGIN, isPair ? 486 : 474, textFace(24), 'inkMuted'),
    { kind: 'filled', color: 'rule', x: MARGIN, y: 512, width: TEXT_WIDTH, height: 2 },
    cardText(card.sample, MARGIN, 554, textFace(24)),
    cardText(card.source, MARGIN, 590, textFace(22), 'inkMuted'),
  ];
}

function strokes(
  { from, to }: { from: number; to: number },
  y: number,
  height: number,
): CardPart[] {
  return Array.from({ length: 100 }, (_, index): CardPart => {
    const box = { x: MARGIN + index * PITCH, y, width: STROKE, height };
    const isNamed = index + 1 >= from && index + 1 <= to;
    return isNamed
      ? { kind: 'filled', color: 'signal', ...box }
      : { kind: 'hollow', color: 'inkMuted', ...box };
  });
}

/** The picture of a comparison. */
export function OfferShareCard({ card }: { card: OfferCard }) {
  const parts = useMemo(() => layOutCard(card), [card]);
  return (
    <ShareCard
      parts={parts}
      description={describe(card)}
      text={shareText}
      onUse={(action) => trackSalary('offer', { action })}
    />
  );
}

function describe({ role, group, rows, sample, source, brand }: OfferCard): string {
  const words = rows.map((row) => `${row.words}.`).join(' ');
  return `${brand}. ${role}. ${group}. ${words} ${sample} ${source}`;
}
