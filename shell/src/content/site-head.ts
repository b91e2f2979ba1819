/** Stands on the social image of a page that no part of the navigation leads to. */
export const elsewhereOnTheSite = 'AI staffing, US and Canada';
