/** A column with what decides whether it stays. */
export interface FoldableColumn {
  key: string;
  /** Those of 3 leave first, those of 1 never. */
  priority: 1 | 2 | 3;
}

/**
 * The columns that leave a table for the details of its rows, so that the others fit. Of one priority the last one leaves
 * first. None where everything fits.
 * @param widths - the least width of each column, px
 * @param room - px
 * @param control - width of the column with the buttons that open the details, which a table with all columns lacks, px
 */
export function foldColumns(
  columns: readonly FoldableColumn[],
  widths: ReadonlyMap<string, number>,
  room: number,
  control: number,
): string[] {
  const widthOf = ({ key }: FoldableColumn): number => widths.get(key) ?? 0;
  let needed = columns.reduce((sum, column) => sum + widthOf(column), 0);
  if (needed <= room) return [];
  needed += control;
  const folded: string[] = [];
  const leaving = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => column.priority > 1)
    .sort((a, b) => b.column.priority - a.column.priority || b.index - a.index);
  for (const { column } of leaving) {
    if (needed <= room) break;
    needed -= widthOf(column);
    folded.push(column.key);
  }
  return folded;
}
