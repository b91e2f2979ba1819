/** Why rows of a file are in no band, with how many and the first of them. */
export type DroppedRows = { reason: string; rows: number; example: { line: number; row: string } };

/** A number about a file that people want to know. */
export type ReportFact = { label: string; count: number };

/** What became of a file's rows; stored with the edition. */
export type ImportReport = {
  rowsRead: number;
  rowsKept: number;
  facts: ReportFact[];
  dropped: DroppedRows[];
  bands: { total: number; suppressed: number; withDistribution: number };
};

/** Counts rows that are left out, by reason. */
export function createDropList() {
  const list = new Map<string, DroppedRows>();
  return {
    /** Notes that rows are left out; the first of a reason becomes its example. */
    add(reason: string, example: DroppedRows['example'], rows = 1): void {
      const known = list.get(reason);
      if (known === undefined) list.set(reason, { reason, rows, example });
      else known.rows += rows;
    },
    /** All reasons, the most rows first. */
    all: (): DroppedRows[] => [...list.values()].toSorted((a, b) => b.rows - a.rows),
  };
}

export type DropList = ReturnType<typeof createDropList>;
