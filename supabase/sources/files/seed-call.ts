const FENCE = '$edition$';

/**
 * A seed file: one call of a database function with an edition as JSON. Each item of the list is one line, so that a change
 * reads well in a diff.
 * @param options.list name of the list, the last field of the edition
 * @param options.writer command that writes the file
 */
export function seedCall(
  edition: Readonly<Record<string, unknown>>,
  options: { call: string; list: string; items: readonly object[]; writer: string },
): string {
  const { call, list, items, writer } = options;
  return `-- Written by \`${writer}\`: do not edit by hand.
select public.${call}(${FENCE}${JSON.stringify(edition).slice(0, -1)},"${list}":[
${items.map(compact).join(',\n')}
]}${FENCE}::jsonb);
`;
}

function compact(row: object): string {
  return JSON.stringify(row, (_key, value: unknown) => (value === null ? undefined : value));
}
