import { decodeHTMLStrict } from 'entities';
import type { Tokens } from 'marked';
import type { MarkdownElement } from '../document.ts';
import type { ParseContext } from './parse-context.ts';

/** A code block, highlighted where the language is known. */
export function codeBlock(token: Tokens.Code, { highlight }: ParseContext): MarkdownElement {
  const language = languageOf(token.lang);
  const coloured = language === null ? null : (highlight?.(token.text, language) ?? null);
  return {
    tag: 'pre',
    ...(language === null ? {} : { attributes: { language } }),
    children: coloured ?? [token.text],
  };
}

/** The first word after the fence. */
function languageOf(info: string | undefined): string | null {
  const [word = ''] = decodeHTMLStrict(info?.replace(/\\([!-/:-@[-`{-~])/g, '$1') ?? '').split(
    /\s/,
  );
  return word === '' ? null : word.slice(0, 40);
}
