/** In place of a part whose code did not arrive. */
export const missingPart = 'This part did not load. Check the connection, then reload the page.';

/** Toast in place of a dialog whose code did not arrive. */
export const missingDialog = {
  title: 'This did not open',
  description: 'A part of it did not load. Check the connection and try again, or reload the page.',
} as const;
