/** A rule of the analyzer that a page can break. */
export type Rule =
  | 'title-short'
  | 'title-long'
  | 'description-short'
  | 'description-long'
  | 'h1-missing'
  | 'h1-several'
  | 'alt-missing'
  | 'keywords-missing';

/** The analyzer's sentence for each rule. */
export const adviceTexts: Readonly<Record<Rule, { title: string; advice: string }>> = {
  'title-short': {
    title: 'The title is too short',
    advice: 'Write 30 to 60 characters: what the page offers, then the brand.',
  },
  'title-long': {
    title: 'The title is too long',
    advice: 'Cut it to 60 characters or fewer. Search results drop the rest.',
  },
  'description-short': {
    title: 'The meta description is too short',
    advice: 'Write 120 to 160 characters that say what a reader finds here.',
  },
  'description-long': {
    title: 'The meta description is too long',
    advice: 'Cut it to 160 characters or fewer. Search results drop the rest.',
  },
  'h1-missing': {
    title: 'The page has no h1',
    advice: 'Give the page exactly one h1 that says what it is about.',
  },
  'h1-several': {
    title: 'The page has more than one h1',
    advice: 'Keep the one that names the page and turn the others into h2.',
  },
  'alt-missing': {
    title: 'Some images have no alternative text',
    advice: 'Describe each image in its alt attribute. Leave it empty for decoration.',
  },
  'keywords-missing': {
    title: 'The keywords meta is empty',
    advice: 'Name the page’s main subjects in the keywords meta, separated by commas.',
  },
};
