/** One file of the report that StrykerJS writes. */
interface ReportedFile {
  source: string;
  mutants: readonly ReportedMutant[];
}

interface ReportedMutant {
  status: string;
  replacement: string;
  location: { start: Position; end: Position };
}

/** Counted from 1. */
interface Position {
  line: number;
  column: number;
}

/** The part of StrykerJS's `mutation.json` that is read. */
export interface MutationReport {
  files: Readonly<Record<string, ReportedFile>>;
}

/** A change of the product that no test has noticed. */
export interface Survivor {
  file: string;
  line: number;
  /** The line before and after, trimmed; a change over several lines is shown on its first. */
  before: string;
  after: string;
}

/** How the mutants of an area ended. */
export interface Outcome {
  /** A test failed. */
  killed: number;
  /** The tests did not end. A loaded machine makes some of these. */
  timedOut: number;
  /** Breaks that do not compile or load: neither good nor bad. */
  invalid: number;
  survivors: readonly Survivor[];
}

const KILLED = new Set(['Killed']);
const TIMED_OUT = new Set(['Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

/** Reads a report: the survivors in the order of files and lines. */
export function readOutcome({ files }: MutationReport): Outcome {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status !== 'Ignored')
      .map((mutant) => ({ file, source, mutant })),
  );
  const count = (statuses: ReadonlySet<string>): number =>
    all.filter(({ mutant }) => statuses.has(mutant.status)).length;
  const survivors = all
    .filter(({ mutant }) => SURVIVED.has(mutant.status))
    .map(({ file, source, mutant }) => survivorOf(file, source, mutant))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const [killed, timedOut] = [count(KILLED), count(TIMED_OUT)];
  const invalid = all.length - killed - timedOut - survivors.length;
  return { killed, timedOut, invalid, survivors };
}

function survivorOf(
  file: string,
  source: string,
  { replacement, location: { start, end } }: ReportedMutant,
): Survivor {
  const lines = source.split('\n');
  const first = lines[start.line - 1] ?? '';
  const last = lines[end.line - 1] ?? '';
  const changed = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
  const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
  return { file, line: start.line, before: onOneLine(first), after: onOneLine(changed) };
}

/** Names a survivor in the list of explained ones. It has no line number: code above it may grow. */
export function keyOf({ file, before, after }: Survivor): string {
  return `${file}: ${before} → ${after}`;
}
