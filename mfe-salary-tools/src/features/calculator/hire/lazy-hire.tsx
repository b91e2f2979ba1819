import { lazyPart } from '@talent/ui/lazy-part';
import { calculatorText } from '../content/calculator-text';

const load = () => import('./hire-parts');

// The served page is the view of an offer: the view for employers and the rates of two countries come on demand. The form
// says that the parts are missing.
export const HireFields = lazyPart(
  async () => (await load()).HireFields,
  calculatorText.partsMissing,
);
export const HireResults = lazyPart(async () => (await load()).HireResults);
export const HireSummary = lazyPart(async () => (await load()).HireSummary);
