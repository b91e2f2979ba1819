import { optionalFields, requiredFields } from '../feed/read-feed.ts';

/** A posting of a feed that breaks no rule, with the fields of a JSON feed. */
export function makeRaw(patch: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ref: 'REQ-1',
    title: 'Senior Ranking Engineer',
    role: 'machine-learning-engineer',
    level: 'senior',
    contract: 'permanent',
    work_mode: 'hybrid',
    company: 'Example Harbour',
    country: 'CA',
    region: 'ON',
    city: 'Toronto',
    currency: 'CAD',
    pay_min: 140_000,
    pay_max: 180_000,
    summary: 'Own the ranking model behind search, from features to the nightly release.',
    description: 'Ships wait for forecasts, and forecasts wait for somebody to check them. '.repeat(
      2,
    ),
    responsibilities: ['Build the training pipeline', 'Define the offline metrics'],
    requirements: ['Ranking models in production', 'Python and SQL'],
    skills: ['Python', 'PyTorch'],
    vacancy_statement: 'This posting is for an existing vacancy.',
    ai_statement: 'Artificial intelligence is not used to screen, assess or select applicants.',
    opened: '2026-11-17',
    closes: '2027-01-31',
    ...patch,
  };
}

/** A feed as a JSON file, one posting on each line from the second on. */
export function jsonFeed(...postings: Record<string, unknown>[]): string {
  return `{"jobs": [\n${postings.map((posting) => JSON.stringify(posting)).join(',\n')}\n]}\n`;
}

/** The same as a CSV file; the header is line 1. */
export function csvFeed(...postings: Record<string, unknown>[]): string {
  const columns = [...requiredFields, ...optionalFields];
  const rows = postings.map((posting) => columns.map((name) => cellOf(posting[name])));
  return [columns, ...rows].map((cells) => cells.join(',')).join('\n');
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = Array.isArray(value) ? value.join('|') : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}
