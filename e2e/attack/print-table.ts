import type { Outcome } from './run-scenarios.ts';

const HEAD = ['scenario', 'what was tried', 'expected', 'seen', 'ok'] as const;
/** Widths of the columns in between, characters. */
const WIDTHS = [17, 62, 44, 44, 3] as const;

/** The lines of the table of a run: a row for everything that was tried, failures in full below. */
export function tableOf(outcomes: readonly Outcome[]): string[] {
  const rows = outcomes.flatMap(({ name, findings }) =>
    findings.map(({ tried, expected, seen, ok }) => [
      name,
      tried,
      expected,
      seen,
      ok ? 'yes' : 'NO',
    ]),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => fit(cell, WIDTHS[index] ?? 0))
      .join(' | ')
      .trimEnd();
  const failed = outcomes.flatMap(({ name, findings }) =>
    findings
      .filter(({ ok }) => !ok)
      .map(
        ({ tried, expected, seen }) =>
          `FAILED ${name}: ${tried}\n  expected ${expected}\n  seen     ${seen}`,
      ),
  );
  return [
    line(HEAD),
    WIDTHS.map((width) => '-'.repeat(width)).join('-+-'),
    ...rows.map(line),
    ...failed,
  ];
}

function fit(text: string, width: number): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > width ? `${flat.slice(0, width - 1)}…` : flat.padEnd(width);
}
