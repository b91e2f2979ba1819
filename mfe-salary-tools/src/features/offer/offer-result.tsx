import type { SalaryData } from '@talent/api/salary/salary-data';
import { useSite } from '@talent/sdk';
import type { BandQuestion } from '../../calculations/bands/place/closest-band';
import type { AccessState } from '../access/access-store';
import { offerText as text } from './content/offer-text';
import { shareText } from './content/share-text';
import { OfferPlacement } from './placement/offer-placement';
import type { UnlockPlace } from './placement/unlock-place';
import { CALCULATOR_PATH, offerLink, offerSearch } from './share/offer-link';
import { questionCard } from './share/offer-card';
import { SharePanel } from './share/share-panel';

interface OfferResultProps {
  data: SalaryData;
  access: AccessState;
  question: BandQuestion;
  /** In the currency of the country a year. */
  amount: number | null;
  typed: string;
  unlock: UnlockPlace;
  onChooseRole: (role: string) => void;
}

/** The place of an offer, and the ways to share it. */
export function OfferResult({ amount, typed, ...placement }: OfferResultProps) {
  const { data, access, question } = placement;
  const site = useSite();
  return (
    <>
      <OfferPlacement {...placement} amount={amount} subject={text.yourBase} prompt={text.prompt} />
      {amount !== null && (
        <div className="mt-8 border-t border-rule pt-5">
          <h3 className="mb-2 text-subheading font-semibold">{shareText.title}</h3>
          <SharePanel
            hasFigures
            linkOf={(withFigures) =>
              offerLink(
                window.location.origin + CALCULATOR_PATH,
                offerSearch(question),
                withFigures ? [['base', typed]] : [],
              )
            }
            cardOf={(withFigures) =>
              questionCard({
                data,
                isUnlocked: access.status === 'unlocked',
                question,
                amounts: [amount],
                site,
                withFigures,
              })
            }
          />
        </div>
      )}
    </>
  );
}
