/** The questions of the footer as HTML: set where a document is rendered, empty in browsers. */
export const servedFaq = { html: '' };
