import { INTERFACES, type FuzzRequest } from './fuzz-request.ts';
import type { FuzzResult } from './run-fuzz.ts';

/** The result of a run as text. */
export function describeResult(result: FuzzResult, seed: number): string {
  const { statuses, failures, named, problems, slowest } = result;
  const lines = ['interface   requests  statuses'];
  for (const name of INTERFACES) {
    const counts = [...(statuses.get(name) ?? [])].toSorted(([a], [b]) => a - b);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const list = counts.map(([status, count]) => `${status}: ${count}`).join(', ');
    lines.push(`${name.padEnd(12)}${String(total).padStart(8)}  ${list}`);
  }
  lines.push('', `Failures that are meant: ${named.size === 0 ? 'none' : ''}`);
  for (const [reason, count] of named) lines.push(`  ${count} × ${reason}`);
  lines.push('', `Unknown failures: ${failures.length === 0 ? 'none' : ''}`);
  for (const { index, request, answer, count } of failures) {
    lines.push(
      `  ${count} × ${answer.status} ${answer.text.slice(0, 300)}`,
      `    seed ${seed}, request ${index}: ${describeRequest(request)}`,
    );
  }
  lines.push('', `Checks that failed: ${problems.length === 0 ? 'none' : ''}`);
  for (const problem of problems) lines.push(`  ${problem}`);
  lines.push('', 'Slowest requests:');
  for (const { index, ms, request } of slowest) {
    lines.push(`  ${Math.round(ms)} ms, request ${index}: ${describeRequest(request, 160)}`);
  }
  return lines.join('\n');
}

function describeRequest(
  { actor, method, target, headers, body }: FuzzRequest,
  length = 600,
): string {
  const sent = body === null ? '' : ` ${new TextDecoder().decode(body.subarray(0, 300))}`;
  const given = Object.keys(headers).length > 0 ? ` ${JSON.stringify(headers)}` : '';
  return `${actor} ${method} ${target}${given}${sent}`.slice(0, length);
}
