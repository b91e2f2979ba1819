import type { ShownClaim } from '@talent/content/shown-claims';

/** The line below a claim's figure: its source, or that a figure about the past is a sample. Terms are promises and need neither. */
export function sourceNote({ kind, source }: ShownClaim): string | undefined {
  if (source !== undefined) return `Source: ${source}`;
  return kind === 'record' ? 'Sample figure' : undefined;
}
