import { calculatorText } from '../content/calculator-text';
import type { NumberField } from '../state/figures';

const { offer, total } = calculatorText;

const offerLabels = {
  base: offer.base,
  bonusPercent: `${offer.bonus}, %`,
  bonusAmount: offer.bonus,
  grant: offer.grant,
  share1: `${offer.share} 1, ${offer.shareUnit}`,
  share2: `${offer.share} 2, ${offer.shareUnit}`,
  share3: `${offer.share} 3, ${offer.shareUnit}`,
  share4: `${offer.share} 4, ${offer.shareUnit}`,
  signOn: offer.signOn,
} as const;

const labels: Readonly<Record<string, string>> = {
  ...offerLabels,
  ...Object.fromEntries(
    Object.entries(offerLabels).map(([name, label]) => [`${name}B`, `${total.offers.b}: ${label}`]),
  ),
} satisfies Partial<Record<NumberField, string>>;

/** The name of a field of an offer where it is spoken of outside its form. */
export function offerLabel(field: NumberField): string {
  return labels[field] ?? field;
}

/** A field of an offer with its name. */
export function labelled(field: NumberField): { field: NumberField; label: string } {
  return { field, label: offerLabel(field) };
}
