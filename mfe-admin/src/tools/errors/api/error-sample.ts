import type { Breadcrumb } from '@talent/api/errors/error-reports';
import type { StackFrame } from '@talent/api/errors/stack-frames';

/** One of the newest errors of a group, as `record_errors` writes it. */
export interface ErrorSample {
  /** ISO 8601. */
  at: string;
  /** Of the app; null: unknown. */
  version: string | null;
  /** Pattern of the page's route; null: no route of the site. */
  route: string | null;
  /** Id of the tab's composition; null: unknown. */
  composition: string | null;
  /** Innermost first. */
  frames: readonly StackFrame[];
  /** Oldest first. */
  breadcrumbs: readonly Breadcrumb[];
}
