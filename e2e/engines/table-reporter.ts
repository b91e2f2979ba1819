import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { table } from '@talent/node/terminal/table';

/** The table that a run ends with: a row for each journey, a column for each engine. */
export default class TableReporter implements Reporter {
  private engines: string[] = [];
  private readonly cells = new Map<string, Map<string, string>>();

  onBegin({ projects }: FullConfig, suite: Suite): void {
    const used = new Set(suite.suites.map(({ title }) => title));
    this.engines = projects.map(({ name }) => name).filter((name) => used.has(name));
  }

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    const row = this.cells.get(test.title) ?? new Map<string, string>();
    const seconds = `${(duration / 1000).toFixed(1)} s`;
    row.set(
      test.parent.project()?.name ?? '',
      status === 'passed' ? seconds : `${status.toUpperCase()} ${seconds}`,
    );
    this.cells.set(test.title, row);
  }

  onEnd(): void {
    const rows = [...this.cells].map(([journey, row]) => [
      journey,
      ...this.engines.map((engine) => row.get(engine) ?? 'not run'),
    ]);
    console.log(`\n${table(['journey', ...this.engines], rows)}`);
  }
}
