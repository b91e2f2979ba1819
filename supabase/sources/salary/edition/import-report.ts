/** Why rows of a file are in no band: their number and the first of them. */
export type DroppedRows = { reason: string; rows: number; example: { line: number; row: string } };

/** A count about a file, with its label. */
export type ReportFact = { label: string; count: number };

/** The report on a file's rows, stored with the edition. */
export type ImportReport = {
  rowsRead: number;
  rowsKept: number;
  facts: ReportFact[];
  dropped: DroppedRows[];
  /** Of an edition with bands. */
  bands?: { total: number; suppressed: number; withDistribution: number };
  /** Of an edition with figures of places. */
  places?: { places: number; cells: number; parities: number; shares: number };
};

/** Counts dropped rows by reason. */
export function createDropList() {
  const list = new Map<string, DroppedRows>();
  return {
    /** Counts dropped rows; the first of a reason becomes its example. */
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
