/** A sentence about a text that a search result cuts; `words` are the last that it shows. */
export const cutTexts = {
  title: (words: string): string => `Google will cut this after “${words}”; write an SEO title.`,
  description: (words: string): string =>
    `Google will cut this after “${words}”; write a shorter description.`,
} as const;
