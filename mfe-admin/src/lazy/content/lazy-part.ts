/** In place of a part whose code did not arrive. */
export const missingPart = 'This part did not load. Check the connection, then reload the page.';
