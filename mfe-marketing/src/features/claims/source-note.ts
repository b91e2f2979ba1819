/** Names the source below a claim's figure. */
export function sourceNote(source: string | undefined): string | undefined {
  return source === undefined ? undefined : `Source: ${source}`;
}
