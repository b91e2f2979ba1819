/** The figure that the crosshair is at: a column of the horizontal axis and a row, which is a series or a group. */
export interface Place {
  column: number;
  row: number;
}

/** The figures that a crosshair can be at. */
export interface Grid {
  columns: number;
  rows: number;
  /** Whether there is a figure at the place. */
  has: (place: Place) => boolean;
  /** Where the crosshair begins. */
  start: Place;
}

/**
 * The place after a key: left and right step through the figures of a row, up and down change the row, Home and End go to
 * its ends, Escape leaves. Places without a figure are skipped.
 * @returns undefined for a key that the chart does not use.
 */
export function placeAfter(key: string, from: Place | null, grid: Grid): Place | null | undefined {
  if (key === 'Escape') return from ? null : undefined;
  const move = moves[key];
  if (!move) return undefined;
  return from ? (move(from, grid) ?? from) : grid.start;
}

type Move = (from: Place, grid: Grid) => Place | undefined;

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: (from, grid) => along(from, -1, grid),
  ArrowRight: (from, grid) => along(from, 1, grid),
  ArrowUp: (from, grid) => across(from, -1, grid),
  ArrowDown: (from, grid) => across(from, 1, grid),
  Home: ({ row }, grid) => along({ row, column: -1 }, 1, grid),
  End: ({ row }, grid) => along({ row, column: grid.columns }, -1, grid),
};

function along({ column, row }: Place, step: number, grid: Grid): Place | undefined {
  for (let at = column + step; at >= 0 && at < grid.columns; at += step) {
    if (grid.has({ column: at, row })) return { column: at, row };
  }
  return undefined;
}

/** The nearest figure of the next row that has any. */
function across({ column, row }: Place, step: number, grid: Grid): Place | undefined {
  for (let at = row + step; at >= 0 && at < grid.rows; at += step) {
    const found = nearestColumn({ column, row: at }, grid);
    if (found) return found;
  }
  return undefined;
}

/** The place itself, or the one of its row that is nearest to it and has a figure. */
export function nearestColumn({ column, row }: Place, grid: Grid): Place | undefined {
  for (let distance = 0; distance < grid.columns; distance += 1) {
    for (const at of [column - distance, column + distance]) {
      if (at >= 0 && at < grid.columns && grid.has({ column: at, row })) return { column: at, row };
    }
  }
  return undefined;
}
