import { lazy } from 'react';
import { calculatorText } from '../content/calculator-text';

const load = () => import('./hire-parts');

// The served page is the view of an offer: the view for employers and the rates of two countries come on demand.
export const HireFields = lazy(() =>
  load().then(
    (parts) => ({ default: parts.HireFields }),
    () => ({ default: PartsMissing }),
  ),
);

export const HireResults = lazy(() =>
  load().then(
    (parts) => ({ default: parts.HireResults }),
    () => ({ default: Nothing }),
  ),
);

export const HireSummary = lazy(() =>
  load().then(
    (parts) => ({ default: parts.HireSummary }),
    () => ({ default: Nothing }),
  ),
);

function PartsMissing() {
  return <p role="alert">{calculatorText.partsMissing}</p>;
}

/** The form says that the parts are missing. */
function Nothing() {
  return <></>;
}
