/** The charts that a post can show, with the page that has all of their figures. */
export const postFigures = [
  {
    id: 'us-pay-by-role',
    title: 'Pay by role in the United States',
    page: '/ai-ml-salary-data',
  },
  {
    id: 'ai-postings-us-ca',
    title: 'Postings that name AI in the United States and Canada',
    page: '/ai-job-market',
  },
  {
    id: 'pay-transparency-us-ca',
    title: 'Postings that state pay in the United States and Canada',
    page: '/ai-job-market',
  },
] as const satisfies readonly { id: string; title: string; page: string }[];

export type PostFigureId = (typeof postFigures)[number]['id'];

/** Whether a post can show a chart of this id. */
export function isFigureId(id: string): id is PostFigureId {
  return postFigures.some((figure) => figure.id === id);
}

/** The Markdown that shows a figure: a paragraph of its own that is a link wherever charts are not drawn. */
export function figureMarkdown({ id, title, page }: (typeof postFigures)[number]): string {
  return `[${title}](${page} "figure:${id}")`;
}

/** A problem in words for the author; null where every id is known. */
export function unknownFigures(ids: readonly string[]): string | null {
  const unknown = ids.filter((id) => !isFigureId(id));
  if (unknown.length === 0) return null;
  const names = unknown.map((id) => `"${id}"`).join(', ');
  const known = postFigures.map(({ id }) => id).join(', ');
  return `There is no figure ${names}. Use one of: ${known}.`;
}
