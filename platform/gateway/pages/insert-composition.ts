import { KnownError } from '@talent/node/terminal/known-error';
import { COMPOSITION_BLOCK_ID, type Composition } from '@talent/sdk/contract';

export function damagedPage(key: string, reason: string): KnownError {
  return new KnownError('damaged-page', `${key} ${reason}`);
}

const EMPTY_BLOCK = new RegExp(
  `(<script\\b(?=[^<>]*\\bid="${COMPOSITION_BLOCK_ID}")[^<>]*>)(</script>)`,
  'g',
);
const IMPORT_MAP = /<script\b(?=[^<>]*\btype="importmap")[^<>]*>/;
/** Between the import map and the early script, which follows it at once. */
const EARLY_SCRIPT = /^<\/script>\s*<script>/;
const SCRIPT_END = '</script>';

export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Fills the empty composition block of a document. Throws `damaged-page`: it is cut off or has not exactly one. */
export function insertComposition(html: string, composition: Composition, key: string): string {
  const blocks = html.match(EMPTY_BLOCK)?.length ?? 0;
  if (blocks !== 1) throw damagedPage(key, `has ${blocks} empty composition blocks, not 1`);
  if (!html.trimEnd().endsWith('</html>')) throw damagedPage(key, 'ends before </html>');
  const json = toScriptJson(composition);
  return html.replace(EMPTY_BLOCK, (_block, open: string, close: string) => open + json + close);
}

/** Texts of the document's first import map and of its early script, which the content security policy must allow. */
export function inlineScriptsOf(html: string): string[] {
  const [start] = IMPORT_MAP.exec(html) ?? [];
  const importMap = textBetween(html, start, SCRIPT_END);
  if (start === undefined || importMap === null) return [];
  const behind = html.slice(html.indexOf(start) + start.length + importMap.length);
  const early = textBetween(behind, EARLY_SCRIPT.exec(behind)?.[0], SCRIPT_END);
  return early === null ? [importMap] : [importMap, early];
}

/** Text of the document's style element, which the content security policy of an embed must allow; null: none. */
export function styleOf(html: string): string | null {
  return textBetween(html, '<style>', '</style>');
}

/** Null where one of both is not there. */
function textBetween(html: string, start: string | undefined, end: string): string | null {
  const at = start === undefined ? -1 : html.indexOf(start);
  if (start === undefined || at < 0) return null;
  const to = html.indexOf(end, at + start.length);
  return to < 0 ? null : html.slice(at + start.length, to);
}
