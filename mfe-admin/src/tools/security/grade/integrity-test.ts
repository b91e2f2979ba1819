import type { GradeInput, TestOutcome } from './grade-input';
import type { ResultCode } from './score-chart';

/** From best to worst: the worst of all scripts counts. */
const ORDER: readonly ResultCode[] = [
  'sri-own-scripts',
  'sri-external-scripts',
  'sri-external-insecure',
  'sri-missing-external',
  'sri-missing-insecure',
];

/** Whether a script that was changed on its way is refused. */
export function integrityTest(input: GradeInput): TestOutcome {
  if (!input.isHtml) return { code: 'sri-no-html', evidence: 'the answer is no HTML' };
  if (!input.hasScripts) return { code: 'sri-no-scripts', evidence: 'no script in the page' };
  const found = input.scripts.map((script) => codeOf(script, input.url));
  const codes = found.filter((code) => code !== null);
  const worst = ORDER.findLast((code) => codes.includes(code));
  const isForeign = input.scripts.some(({ src }) => !isOwn(src, input.url));
  const code = worst ?? (isForeign ? 'sri-external-scripts' : 'sri-none-own');
  const decisive = input.scripts[Math.max(0, found.indexOf(code))];
  return { code, evidence: decisive ? tagOf(decisive) : 'scripts in the page itself only' };
}

function codeOf({ src, integrity }: GradeInput['scripts'][number], page: URL): ResultCode | null {
  // A script that takes the protocol from the page counts as insecure, wherever it comes from.
  const isSecure = !src.startsWith('//') && new URL(src, page).protocol === 'https:';
  const isHashed = integrity !== null && integrity !== '';
  if (isOwn(src, page)) return isHashed && isSecure ? 'sri-own-scripts' : null;
  if (isHashed) return isSecure ? null : 'sri-external-insecure';
  return isSecure ? 'sri-missing-external' : 'sri-missing-insecure';
}

function isOwn(src: string, page: URL): boolean {
  return !src.startsWith('//') && new URL(src, page).host === page.host;
}

function tagOf({ src, integrity }: GradeInput['scripts'][number]): string {
  return `<script src="${src}"${integrity ? ` integrity="${integrity}"` : ''}>`;
}
