import { cutTitle } from '../cut-title';
import { headWords } from './head-words';

const SHORTEST = 30;
const LONGEST = 60;

/** Title of a post's document, 30 to 60 characters: with the brand where there is room for it. */
export function headTitle(title: string, brand: string): string {
  const line = cutTitle(title, LONGEST);
  const candidates = [
    `${line} | ${brand}`,
    `${line} | ${headWords.section}`,
    line,
    `${line} | ${headWords.section} | ${brand}`,
  ];
  const fitting = candidates.find(({ length }) => length >= SHORTEST && length <= LONGEST);
  return fitting ?? cutTitle(candidates[3] ?? line, LONGEST);
}
