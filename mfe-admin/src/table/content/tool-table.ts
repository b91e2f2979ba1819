import { formatCount } from '@talent/sdk/format';

/** Texts of every table of the staff tools. */
export const tableTexts = {
  filter: 'Filter',
  export: 'Export CSV',
  exporting: 'Exporting …',
  exportFailed: 'The list could not be exported. Try again.',
  loading: (caption: string): string => `Loading: ${caption}`,
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  nothingFits: 'No rows match this filter.',
  found: (from: number, to: number, total: number): string =>
    total === 0 || to < from
      ? 'No rows'
      : `${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)}`,
  previous: 'Previous',
  next: 'Next',
} as const;
