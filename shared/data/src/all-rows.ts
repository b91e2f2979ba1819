/** Most rows of one answer. */
const LIMIT = 1000;

/**
 * Every row of a query, page by page: one answer holds at most 1,000.
 * @param range - asks for the rows from one place to another, both included
 * @param limit - of rows in one answer, for large rows
 */
export async function allRows<Row>(
  range: (from: number, to: number) => Promise<readonly Row[]>,
  limit = LIMIT,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await range(rows.length, rows.length + limit - 1);
    rows.push(...next);
    if (next.length < limit) return rows;
  }
}
