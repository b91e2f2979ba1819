import type { SalaryData } from '@talent/api/salary/salary-data';
import { notify, useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { questionCard } from '../offer/share/question-card';
import { SharePanel } from '../offer/share/share-panel';
import { calculatorText } from './content/calculator-text';
import { calculatorLink } from './state/calculator-link';
import type { Choices } from './state/choices';
import { comparedAmounts } from './state/compared-amounts';
import { clearFigures, figuresStore, ownFigures } from './state/figures-store';
import { trackCalculator } from './state/track-calculator';

const { share: text } = calculatorText;

interface ShareBarProps {
  data: SalaryData;
  isUnlocked: boolean;
  choices: Choices;
}

/** A link to the current state and a picture of it, with the figures only on request; clears the figures. */
export function ShareBar({ data, isUnlocked, choices }: ShareBarProps) {
  const site = useSite();
  const own = ownFigures(figuresStore());
  const clear = () => {
    clearFigures();
    trackCalculator({ action: 'clear' });
    notify({ title: text.cleared });
  };
  return (
    <SharePanel
      hasFigures={own !== null}
      linkOf={(withFigures) => {
        const { origin, pathname } = window.location;
        return calculatorLink(origin + pathname, choices, withFigures ? own : null);
      }}
      // The example is no one's offer, so there is no picture of it.
      cardOf={(withFigures) =>
        own &&
        questionCard({
          data,
          isUnlocked,
          question: choices,
          amounts: comparedAmounts(own, choices),
          site,
          withFigures,
        })
      }
    >
      <Button variant="quiet" onClick={clear}>
        {text.clear}
      </Button>
    </SharePanel>
  );
}
