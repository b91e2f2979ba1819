import { asEvidence } from './grade-input';
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
export function sniffTest({ header }: GradeInput): TestOutcome {
  const [value] = header('x-content-type-options');
  const evidence = asEvidence('X-Content-Type-Options', value === undefined ? [] : [value]);
  if (value === undefined) return { code: 'sniff-missing', evidence };
  const isSet = value.trim().toLowerCase() === 'nosniff';
  return { code: isSet ? 'sniff-off' : 'sniff-invalid', evidence };
}

/** Whether other sites can embed what the site serves. */
export function corpTest({ header }: GradeInput): TestOutcome {
  const [value] = header('cross-origin-resource-policy');
  const evidence = asEvidence('Cross-Origin-Resource-Policy', value === undefined ? [] : [value]);
  switch (value?.trim().toLowerCase()) {
    case undefined:
      return { code: 'corp-missing', evidence };
    case 'same-origin':
      return { code: 'corp-same-origin', evidence };
    case 'same-site':
      return { code: 'corp-same-site', evidence };
    case 'cross-origin':
      return { code: 'corp-cross-origin', evidence };
    default:
      return { code: 'corp-invalid', evidence };
  }
}

/** The origin that the question was asked from. */
const ASKING_ORIGIN = 'https://observatory.example';

/** Whether scripts of other sites can read the page. */
export function corsTest({ header }: GradeInput): TestOutcome {
  const [origin] = header('access-control-allow-origin');
  const [credentials] = header('access-control-allow-credentials');
  const evidence = asEvidence('Access-Control-Allow-Origin', origin === undefined ? [] : [origin]);
  if (origin === undefined) return { code: 'cors-none', evidence };
  if (origin.trim() === '*') return { code: 'cors-public', evidence };
  const isForAnybody =
    origin.trim() === ASKING_ORIGIN && credentials?.trim().toLowerCase() === 'true';
  return { code: isForAnybody ? 'cors-universal' : 'cors-restricted', evidence };
}
