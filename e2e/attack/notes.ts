import type { Finding, Notes } from './scenario.ts';

/** Longer values are cut, characters; the table shows less of them. */
const MOST = 3000;

/** Collects the findings of one scenario. */
export function takeNotes(): { notes: Notes; findings: Finding[] } {
  const findings: Finding[] = [];
  const notes: Notes = {
    same(tried, expected, seen) {
      const [wanted, found] = [words(expected), words(seen)];
      findings.push({ tried, expected: cut(wanted), seen: cut(found), ok: wanted === found });
    },
    holds: (tried, expected, seen, ok) => void findings.push({ tried, expected, seen, ok }),
    skipped: (tried, reason) =>
      void findings.push({ tried, expected: '-', seen: `skipped: ${reason}`, ok: true }),
  };
  return { notes, findings };
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}

function cut(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
