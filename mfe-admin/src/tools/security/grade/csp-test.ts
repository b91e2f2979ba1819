import { asEvidence } from './grade-input';
import type { GradeInput, TestOutcome } from './grade-input';
import type { ResultCode } from './score-chart';

const HEADER = 'content-security-policy';
const PASSIVE = ['img-src', 'media-src'];

const isNonceOrHash = (source: string): boolean => /^'(sha256|sha384|sha512|nonce)-/i.test(source);

/** A content security policy by directive; the first of two equal ones counts, as in browsers. */
type Csp = ReadonlyMap<string, readonly string[]>;

/** Sources that let in almost everyone, and those that allow injected code. */
const BROAD = /^(ftp:|https?:(\/\/\*(\.\*)?)?|\*)$/;
const INLINE = /^('unsafe-inline'|data:)$/;

/** The policy, by what it lets in. */
export function cspTest({ header, url }: GradeInput): TestOutcome {
  const values = header(HEADER);
  const csp = parseCsp(values);
  const code = csp.size === 0 ? 'csp-missing' : cspCode(csp, url.protocol === 'https:');
  return { code, evidence: asEvidence('Content-Security-Policy', values) };
}

function cspCode(csp: Csp, isSecure: boolean): ResultCode {
  const of = (directive: string): readonly string[] =>
    csp.get(directive) ?? csp.get('default-src') ?? ['*'];
  const scripts = scriptSources(of('script-src'));
  if (scripts === 'wrong') return 'csp-invalid';
  const styles = withoutOverruledInline(of('style-src'));
  const isOpen = (source: string): boolean => BROAD.test(source) || INLINE.test(source);

  if (scripts.some(isOpen) || of('object-src').some((source) => BROAD.test(source))) {
    return 'csp-unsafe-inline';
  }
  const active = [...csp]
    .filter(([directive]) => !PASSIVE.includes(directive) && directive !== 'script-src')
    .flatMap(([, sources]) => sources);
  if (isSecure && [...active, ...scripts].some(isInsecure)) return 'csp-insecure-scheme';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-unsafe-eval';
  const passive = PASSIVE.flatMap(
    (directive) => csp.get(directive) ?? csp.get('default-src') ?? [],
  );
  if (isSecure && passive.some(isInsecure)) return 'csp-insecure-passive';
  if (styles.some(isOpen)) return 'csp-unsafe-style';
  const fallback = csp.get('default-src') ?? [];
  return fallback.length === 1 && fallback[0] === "'none'" ? 'csp-default-none' : 'csp-safe';
}

/** Sources of scripts, in browsers that support nonces, hashes and 'strict-dynamic'. */
function scriptSources(sources: readonly string[]): readonly string[] | 'wrong' {
  const known = withoutOverruledInline(sources);
  if (!known.includes("'strict-dynamic'")) return known;
  if (!known.some(isNonceOrHash)) return 'wrong';
  return known.filter((source) => !/^('self'$|ftp:|https?:|\*)/.test(source));
}

const isInsecure = (source: string): boolean => /^(http|ftp):/.test(source);

/** Beside a nonce or a hash, browsers leave 'unsafe-inline' out. */
function withoutOverruledInline(sources: readonly string[]): readonly string[] {
  if (!sources.some(isNonceOrHash)) return sources;
  return sources.filter((source) => source !== "'unsafe-inline'");
}

/** Reads policies, of which one header may hold several. */
function parseCsp(headers: readonly string[]): Csp {
  const csp = new Map<string, string[]>();
  for (const policy of headers.flatMap((header) => header.split(','))) {
    for (const part of policy.split(';')) {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      const key = name.toLowerCase();
      // Nonces and hashes mean what they say letter by letter; everything else is the same in any case.
      const normal = sources.map((each) => (isNonceOrHash(each) ? each : each.toLowerCase()));
      if (key !== '' && !csp.has(key)) csp.set(key, normal);
    }
  }
  return csp;
}

/** Whether other sites can show the page in a frame. */
export function framingTest({ header }: GradeInput): TestOutcome {
  const ancestors = parseCsp(header(HEADER)).get('frame-ancestors');
  if (ancestors) {
    return { code: 'framing-by-csp', evidence: `frame-ancestors ${ancestors.join(' ')}` };
  }
  const values = header('x-frame-options');
  const evidence = asEvidence('X-Frame-Options', values);
  const value = values[0]?.trim().toLowerCase();
  if (value === undefined) return { code: 'framing-missing', evidence };
  if (value === 'deny' || value === 'sameorigin') return { code: 'framing-by-header', evidence };
  if (value.startsWith('allow-from')) return { code: 'framing-allow-from', evidence };
  return { code: 'framing-invalid', evidence };
}
