import { formatCount } from '@talent/sdk/format';
import type { Density } from '../bar/use-density';

/** Texts of every table of the staff tools. */
export const tableTexts = {
  filter: 'Filter',
  export: 'Export CSV',
  exporting: 'Exporting …',
  exportFailed: 'The list could not be exported. Try again.',
  exportChanged:
    'The list changed during the export: rows may be missing or listed twice. Export it again.',
  loading: (caption: string): string => `Loading: ${caption}`,
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  nothingFits: (searched?: string): string =>
    `No rows match this filter.${searched === undefined ? '' : ` Searched: ${searched}.`}`,
  found: (from: number, to: number, total: number): string =>
    total === 0 || to < from
      ? 'No rows'
      : `${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)}`,
  previous: 'Previous',
  next: 'Next',
  details: 'Details',
  detailsOf: (name: string): string => `Details: ${name}`,
  actions: 'Actions',
  actionsOf: (name: string): string => `Actions: ${name}`,
  pick: (name: string): string => `Select: ${name}`,
  pickAll: 'Select all rows of this page',
} as const;

/** Texts of the panel that sets how a table is shown. */
export const viewTexts = {
  open: 'View',
  density: 'Row height in all tables',
  densities: { comfortable: 'Comfortable', compact: 'Compact' } satisfies Record<Density, string>,
  columns: 'Columns',
} as const;

/** Texts of actions on several rows. */
export const bulkTexts = {
  label: 'Selected rows',
  picked: (count: number): string => `${formatCount(count)} selected`,
  change: 'Change',
  clear: 'Clear',
  undone: 'Changed back.',
  failed: 'Not every selected row was changed',
  failedHow: 'The list shows what is stored now. Try again.',
} as const;

/** Texts of what can be done with an address. */
export const addressTexts = {
  open: 'Open in a new tab',
  copy: 'Copy address',
  copied: 'Address copied.',
  notCopied: 'The address could not be copied.',
} as const;
