import type { AssessmentResult } from '@talent/api/assessment/attempt';
import { Button } from '@talent/ui/button';
import { Suspense, lazy, useState } from 'react';
import { assessmentText } from '../../content/assessment-text';

const { share: text } = assessmentText;

// Few visitors make a picture: its code arrives when one is asked for.
const ResultCard = lazy(() =>
  import('./result-card').then(
    ({ ResultCard: Card }) => ({ default: Card }),
    () => ({ default: CardMissing }),
  ),
);

/** A picture of the result to pass on; it says nothing about the person. */
export function ShareResult({ result }: { result: AssessmentResult }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <h3 className="text-subheading">{text.title}</h3>
      <p className="mt-2 max-w-prose text-sm text-ink-muted">{text.note}</p>
      {isAsked ? (
        <Suspense fallback={<p role="status">{text.making}</p>}>
          <ResultCard result={result} />
        </Suspense>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setAsked(true)}>
          {text.make}
        </Button>
      )}
    </div>
  );
}

function CardMissing() {
  return <p role="alert">{text.failed}</p>;
}
