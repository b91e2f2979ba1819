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
  {
    id: 'pay-transparency-us-software',
    title: 'Postings that state pay in software and data work in the United States',
    page: '/ai-job-market',
  },
  {
    id: 'remote-postings-us-ca',
    title: 'Remote or hybrid postings in the United States and Canada',
    page: '/ai-job-market',
  },
  {
    id: 'us-ml-engineer-pay-by-level',
    title: 'Pay of machine learning engineers by level in the United States',
    page: '/ai-ml-salary-data/machine-learning-engineer',
  },
  {
    id: 'us-pay-mid-and-senior',
    title: 'Pay at mid and senior level in the United States',
    page: '/ai-ml-salary-data',
  },
  {
    id: 'vision-outputs',
    title: 'Six outputs of a vision system',
    page: '/computer-vision-applications',
  },
] as const satisfies readonly { id: string; title: string; page: string }[];

export type PostFigure = (typeof postFigures)[number];
export type PostFigureId = PostFigure['id'];

/** Whether a post can show a chart of this id. */
export function isFigureId(id: string): id is PostFigureId {
  return postFigures.some((figure) => figure.id === id);
}

/** The Markdown that shows a figure: a paragraph of its own that is a link wherever charts are not drawn. */
export function figureMarkdown({ id, title, page }: PostFigure): string {
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
