import { firstLine } from './grade-input';
import type { GradeInput, TestOutcome } from './grade-input';

/** Seconds; the rules say six months and take 180 days for it. */
const SIX_MONTHS = 15_552_000;

/** Whether browsers come over https only. Their preload lists are not looked into. */
export function hstsTest(input: GradeInput): TestOutcome {
  if (input.url.protocol !== 'https:') {
    return { code: 'hsts-no-https', evidence: `the site's address is ${input.url.origin}` };
  }
  const { value, evidence } = firstLine(input, 'Strict-Transport-Security');
  if (value === undefined) return { code: 'hsts-missing', evidence };
  const maxAge = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(value)?.[1];
  if (value.includes(',') || maxAge === undefined) return { code: 'hsts-invalid', evidence };
  return { code: Number(maxAge) < SIX_MONTHS ? 'hsts-short' : 'hsts-long', evidence };
}

/** Whether a request over http ends up on https. */
export function redirectionTest({ url, fromHttp }: GradeInput): TestOutcome {
  if (fromHttp === null) {
    return { code: 'redirect-missing', evidence: `${url.origin} answers over http` };
  }
  if (fromHttp.status === 'no-answer') {
    return { code: 'redirect-no-http', evidence: 'nothing answers over http' };
  }
  const hops = fromHttp.route.map((hop) => new URL(hop));
  const evidence = fromHttp.route.join(' → ');
  const [first, second] = hops;
  if (first === undefined || second === undefined) return { code: 'redirect-missing', evidence };
  if (hops.at(-1)?.protocol !== 'https:') return { code: 'redirect-not-https', evidence };
  if (second.protocol === 'http:') return { code: 'redirect-late', evidence };
  const isSameHost = first.hostname === second.hostname;
  return { code: isSameHost ? 'redirect-https' : 'redirect-off-host', evidence };
}
