/** Element that holds the page between header and footer. */
export const CONTENT_ID = 'content';
