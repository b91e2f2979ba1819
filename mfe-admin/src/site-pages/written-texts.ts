import { seoLimits } from '@talent/api/seo/limits';
import { lastShownWords } from '@talent/page-parts/cut-title';
import { cutTexts } from './content/written';

/** Title and description of a page as its author wrote them, before its head was made; null where the page does not say. */
export interface WrittenTexts {
  title: string | null;
  description: string | null;
}

const articles = ['Article', 'BlogPosting', 'NewsArticle'];

/**
 * Reads them from the article among a page's JSON-LD: a head is padded and cut to what search results show, and a check of it alone
 * would never fail.
 * @param structured - JSON-LD blocks, as written
 */
export function writtenTexts(structured: readonly string[]): WrittenTexts {
  const article = structured
    .flatMap(entitiesOf)
    .find(({ '@type': type }) => articles.includes(String(type)));
  const title = article?.['alternativeHeadline'] ?? article?.['headline'];
  const description = article?.['description'];
  return {
    title: typeof title === 'string' ? title : null,
    description: typeof description === 'string' ? description : null,
  };
}

/**
 * The judged part of a title or description, and where a search result cuts it; null where it shows all. The brand may follow a
 * short title; nothing that was written follows a description.
 */
export function judgedText(name: keyof WrittenTexts, served: string, written: WrittenTexts) {
  const { max } = seoLimits[name];
  const own = written[name] ?? served;
  const text = name === 'title' && [...own].length <= max ? served : own;
  return { text, length: [...text].length, cut: cutAfter(name, text) };
}

/** Says where a search result cuts a title or description, and what to do about it; null where it shows all. */
export function cutAfter(name: keyof WrittenTexts, text: string): string | null {
  const words = lastShownWords(text, seoLimits[name].max);
  return words === null ? null : cutTexts[name](words);
}

function entitiesOf(block: string): Record<string, unknown>[] {
  try {
    const found = [JSON.parse(block) as unknown].flat();
    return found.filter((one): one is Record<string, unknown> => one instanceof Object);
  } catch {
    return [];
  }
}
