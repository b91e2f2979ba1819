/** Printed on the social image of a page that no navigation link covers. */
export const elsewhereOnTheSite = 'AI staffing, US and Canada';
