/** Largest number of rows that the database's interface returns in one answer. */
const LIMIT = 1000;

/**
 * Every row of a query that would be cut off at the interface's limit.
 * @param range - asks for the rows from one place to another, both included
 */
export async function allRows<Row>(
  range: (from: number, to: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await range(rows.length, rows.length + LIMIT - 1);
    rows.push(...next);
    if (next.length < LIMIT) return rows;
  }
}
