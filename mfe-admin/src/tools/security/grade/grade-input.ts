import type { SiteAnswer } from '@talent/api/platform/platform-status';
import { parseInert } from '../../../site-pages/parse-inert';
import type { ResultCode } from './score-chart';

export interface GradeInput {
  url: URL;
  /** Values of a header, one for each line; the name in lower case. */
  header: (name: string) => readonly string[];
  isHtml: boolean;
  /** Scripts with a source, as written in the document. */
  scripts: readonly { src: string; integrity: string | null }[];
  hasScripts: boolean;
  fromHttp: SiteAnswer['fromHttp'];
}

/** The result of a test: its code in the score chart, and the evidence. */
export interface TestOutcome {
  code: ResultCode;
  evidence: string;
}

/** Reads an answer; its document is parsed and never run. */
export function toGradeInput(answer: SiteAnswer): GradeInput {
  const header = (name: string): string[] =>
    answer.headers.filter(([key]) => key === name).map(([, value]) => value);
  const type = header('content-type')[0] ?? '';
  const scripts = [...parseInert(answer.body, 'text/html').querySelectorAll('script')];
  return {
    url: new URL(answer.url),
    header,
    isHtml: type === '' || /^text\/html\b|^application\/xhtml\+xml\b/i.test(type),
    hasScripts: scripts.length > 0,
    scripts: scripts.flatMap((script) => {
      const src = script.getAttribute('src');
      return src === null ? [] : [{ src, integrity: script.getAttribute('integrity') }];
    }),
    fromHttp: answer.fromHttp,
  };
}

/** A header as evidence; what it is without when there is none. */
export function asEvidence(name: string, values: readonly string[]): string {
  return values.length > 0 ? `${name}: ${values.join(', ')}` : `no ${name} header`;
}

/** The first line of a header, trimmed and in lower case, and the line itself as evidence. */
export function firstLine(
  { header }: Pick<GradeInput, 'header'>,
  name: string,
): { value: string | undefined; evidence: string } {
  const lines = header(name.toLowerCase()).slice(0, 1);
  return { value: lines[0]?.trim().toLowerCase(), evidence: asEvidence(name, lines) };
}
