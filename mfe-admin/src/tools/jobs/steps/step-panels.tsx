import { lazyPart } from '../../../lazy/lazy-part';
import { Waiting } from '../../../queries/query-part';
import { stepTexts } from '../content/report-steps';
import type { StepName, StepProps } from './step-props';

const part = (load: Parameters<typeof lazyPart<StepProps>>[0]) =>
  lazyPart<StepProps>(
    load,
    <Waiting className="min-h-[60vh]">{stepTexts.loading}</Waiting>,
    stepTexts.missingCode,
  );

/** The content of each step. Only that of the open one loads. */
export const stepPanels: Readonly<Record<StepName, ReturnType<typeof part>>> = {
  measure: part(async () => (await import('../figures/report-figures')).MeasureStep),
  write: part(async () => (await import('../text/write-step')).WriteStep),
  preview: part(async () => (await import('./preview-step')).PreviewStep),
  publish: part(async () => (await import('./publish-step')).PublishStep),
  send: part(async () => (await import('../newsletter-panel')).SendStep),
  post: part(async () => (await import('./post-step')).PostStep),
};
