import { Button } from '@talent/ui/button';
import { calculatorText } from '../content/calculator-text';
import { clearSecondOffer } from '../state/figures-store';
import { trackCalculator } from '../state/track-calculator';
import type { CalculatorState } from '../state/use-calculator';
import { OfferFields } from './offer-fields';

const { offer, pair: text, total } = calculatorText;

interface OfferFormProps extends CalculatorState {
  /** Name and sign of the currency. */
  unit: string;
  sign: string;
}

/** The fields of one offer or of two. */
export function OfferForm({ choices, choose, ...money }: OfferFormProps) {
  const { isPair } = choices;
  const toggle = (): void => {
    if (isPair) clearSecondOffer();
    choose({ isPair: !isPair });
    trackCalculator({ action: isPair ? 'one-offer' : 'two-offers' });
  };
  return (
    <>
      <OfferFields legend={isPair ? total.offers.a : offer.legend} offer="a" {...money} />
      {isPair && (
        <>
          <OfferFields legend={total.offers.b} offer="b" {...money} />
          <p className="text-sm text-ink-muted">{text.note}</p>
        </>
      )}
      <Button variant="secondary" onClick={toggle}>
        {isPair ? text.remove : text.add}
      </Button>
    </>
  );
}
