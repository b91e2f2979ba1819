const FENCE = '$edition$';

/**
 * A seed file: one call of a database function with an edition as JSON. Each item of a list is one line, so that a change
 * reads well in a diff.
 * @param options.lists the last fields of the edition
 * @param options.writer command that writes the file
 */
export function seedCall(
  edition: Readonly<Record<string, unknown>>,
  options: {
    call: string;
    lists: Readonly<Record<string, readonly object[]>>;
    writer: string;
  },
): string {
  const { call, lists, writer } = options;
  const fields = Object.entries(lists).map(([name, items]) =>
    items.length === 0 ? `,"${name}":[]` : `,"${name}":[\n${items.map(compact).join(',\n')}\n]`,
  );
  return `-- Written by \`${writer}\`: do not edit by hand.
select public.${call}(${FENCE}${JSON.stringify(edition).slice(0, -1)}${fields.join('')}}${FENCE}::jsonb);
`;
}

function compact(row: object): string {
  return JSON.stringify(row, (_key, value: unknown) => (value === null ? undefined : value));
}
