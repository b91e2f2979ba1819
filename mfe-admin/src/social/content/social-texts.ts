/** Words of the cards of shared links. */
export const socialTexts = {
  untitled: '(no link title yet)',
  picture: (title: string): string => `Share card: ${title}`,
  /** As the header of the public site names it. */
  blogSection: 'Blog',
} as const;
