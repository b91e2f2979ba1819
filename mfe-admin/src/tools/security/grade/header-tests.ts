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
