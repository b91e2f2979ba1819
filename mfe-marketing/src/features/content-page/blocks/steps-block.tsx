import { MarkPicture } from '@talent/ui/mark-picture';
import type { ShownBlock } from '../shown-block';
import { InlineText } from './inline-text';

/** Steps in order, in two columns where there is room; those of a plan by weeks have a drawing of their weeks. */
export function StepsBlock({ steps, weeks }: Extract<ShownBlock, { kind: 'steps' }>) {
  const hasTimes = steps.some(({ when }) => when !== undefined);
  const columns = hasTimes ? '@2xl:grid-cols-[10rem_1fr]' : '@2xl:grid-cols-[2fr_3fr]';
  return (
    <ol className="border-l border-rule">
      {steps.map(({ title, text, when }, index) => {
        const picture = weeks?.[index];
        return (
          <li
            key={title}
            className={`relative pb-8 pl-8 last:pb-0 @2xl:grid @2xl:gap-x-8 ${columns}`}
          >
            <span
              aria-hidden="true"
              className="absolute top-0 -left-3.5 flex size-7 items-center justify-center rounded-full border border-ink bg-paper text-sm font-medium tabular-nums"
            >
              {index + 1}
            </span>
            {hasTimes && (
              <div className="text-sm text-ink-muted">
                <span>{when}</span>
                {picture && (
                  <div className="my-2 max-w-24">
                    <MarkPicture picture={picture} size="full" decorative />
                  </div>
                )}
              </div>
            )}
            {hasTimes ? (
              <div>
                <h3 className="text-subheading">{title}</h3>
                <p className="mt-2 max-w-prose">
                  <InlineText text={text} />
                </p>
              </div>
            ) : (
              <>
                <h3 className="text-subheading">{title}</h3>
                <p className="mt-2 max-w-prose @2xl:mt-0">
                  <InlineText text={text} />
                </p>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
