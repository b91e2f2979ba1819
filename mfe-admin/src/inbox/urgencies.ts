import type { Urgency } from './api/inbox-item';

/** The groups of the inbox, the most urgent first. */
export const urgencies: readonly Urgency[] = ['now', 'today', 'soon'];
