import { Tooltip } from '@talent/ui/tooltip';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { reportTexts } from '../content/seo-dashboard';
import type { Fact } from './facts';

interface Props {
  label: string;
  length: NonNullable<Fact['length']>;
}

/** How long a text is, and on request how long it should be. */
export function MeasuredLength({ label, length }: Props): ReactNode {
  const { measured, min, max } = length;
  return (
    <span className="text-ink-muted flex items-center gap-1">
      {measured} {measured === 1 ? 'character' : 'characters'}
      <Tooltip text={reportTexts.recommendedLength(min, max)}>
        <button
          type="button"
          aria-label={reportTexts.recommended(label)}
          className="hover:text-ink inline-flex size-6 items-center justify-center"
        >
          <Info aria-hidden="true" className="size-4" />
        </button>
      </Tooltip>
    </span>
  );
}
