import type { MeasuredPage } from '@talent/api/seo/strategy';
import type { ReactNode } from 'react';
import { strategyTexts } from '../../content/seo-strategy';

interface PageChoiceProps {
  pages: readonly MeasuredPage[];
  isChosen: (page: MeasuredPage) => boolean;
  onChange: (path: string, isChosen: boolean) => void;
}

/** Which of the measured pages a plan is made for. */
export function PageChoice({ pages, isChosen, onChange }: PageChoiceProps): ReactNode {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{strategyTexts.pages}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {pages.map((page) => (
          <label
            key={page.pagePath}
            className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-sm break-all"
          >
            <input
              type="checkbox"
              className="accent-signal size-4 shrink-0"
              checked={isChosen(page)}
              onChange={(event) => onChange(page.pagePath, event.target.checked)}
            />
            {page.pagePath}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
