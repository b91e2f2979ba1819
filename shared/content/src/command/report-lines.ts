import { GRADES, type ClaimUse, type GradedPage } from './words-report.ts';

const notes = {
  hard: `harder than grade ${GRADES.highest}`,
  easy: `easier than grade ${GRADES.lowest}`,
} as const;

/** The reading grades as lines of a table, the hardest page first. */
export function gradeLines(pages: readonly GradedPage[]): string[] {
  const sorted = pages.toSorted((a, b) => (b.grade ?? -9) - (a.grade ?? -9));
  return tableLines(
    ['Page', 'Grade', 'Sentences', 'Words', 'Kind', 'Note'],
    sorted.map(({ path, grade, sentences, words, isMarketing, problem }) => [
      path,
      (grade?.toFixed(1) ?? '-').padStart(5),
      String(sentences).padStart(9),
      String(words).padStart(5),
      isMarketing ? 'marketing' : 'other',
      problem === null ? '' : notes[problem],
    ]),
  );
}

/** The claims as lines of a table. Each page that says one has a line of its own below the first. */
export function claimLines(claims: readonly ClaimUse[]): string[] {
  return tableLines(
    ['Claim', 'Kind', 'Source', 'Pages'],
    claims.flatMap(({ text, kind, source, paths }) => {
      const [first = 'no page', ...others] = paths;
      const shown = kind === 'term' ? 'our own offer' : (source ?? 'none shown');
      return [[text, kind, shown, first], ...others.map((path) => ['', '', '', path])];
    }),
  );
}

/** Columns of equal width, two spaces apart, under a line. */
function tableLines(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heading.map((_, column) =>
    Math.max(...[heading, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(heading), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)];
}
