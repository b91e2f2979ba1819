import { asEvidence, firstLine } from './grade-input';
import type { GradeInput, TestOutcome } from './grade-input';

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const LEAKING = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** How much of an address other sites receive; the last known policy counts. */
export function referrerTest({ header }: GradeInput): TestOutcome {
  const values = header('referrer-policy');
  const evidence = asEvidence('Referrer-Policy', values);
  if (values.length === 0) return { code: 'referrer-missing', evidence };
  const policy = values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .findLast((value) => PRIVATE.includes(value) || LEAKING.includes(value));
  if (policy === undefined) return { code: 'referrer-invalid', evidence };
  return { code: PRIVATE.includes(policy) ? 'referrer-private' : 'referrer-unsafe', evidence };
}

/** Whether browsers guess what a file is. */
export function sniffTest(input: GradeInput): TestOutcome {
  const { value, evidence } = firstLine(input, 'X-Content-Type-Options');
  if (value === undefined) return { code: 'sniff-missing', evidence };
  return { code: value === 'nosniff' ? 'sniff-off' : 'sniff-invalid', evidence };
}

/** Whether other sites can embed what the site serves. */
export function corpTest(input: GradeInput): TestOutcome {
  const { value, evidence } = firstLine(input, 'Cross-Origin-Resource-Policy');
  if (value === undefined) return { code: 'corp-missing', evidence };
  const scope = (['same-origin', 'same-site', 'cross-origin'] as const).find(
    (known) => known === value,
  );
  return { code: `corp-${scope ?? 'invalid'}`, evidence };
}

/** The origin that the question was asked from. */
const ASKING_ORIGIN = 'https://observatory.example';

/** Whether scripts of other sites can read the page. */
export function corsTest(input: GradeInput): TestOutcome {
  const { value: origin, evidence } = firstLine(input, 'Access-Control-Allow-Origin');
  if (origin === undefined) return { code: 'cors-none', evidence };
  if (origin === '*') return { code: 'cors-public', evidence };
  const credentials = firstLine(input, 'Access-Control-Allow-Credentials').value;
  const isForAnyone = origin === ASKING_ORIGIN && credentials === 'true';
  return { code: isForAnyone ? 'cors-universal' : 'cors-restricted', evidence };
}

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
