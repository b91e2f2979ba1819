import { formatCount } from '@talent/sdk/format';
/** Words of the line that says where the text is, and how it reads. */
export const statusTexts = {
  saving: 'Saving …',
  unsaved: 'Saved in a moment',
  kept: 'Unsaved changes, kept in this browser',
  neverSaved: 'Not saved yet',
  offline: 'Offline. Kept in this browser',
  signedOut: 'Signed out. Kept in this browser',
  conflict: 'Changed in another place. Choose a text',
  failed: 'Not saved. Kept in this browser',
  words: (count: number): string => `${formatCount(count)} ${count === 1 ? 'word' : 'words'}`,
} as const;

/** The work in the editor, for the question before it would be lost. */
export const workTexts = { name: 'The text of this article' } as const;

/** Words of the drawer with everything but title and text. */
export const settingsTexts = {
  title: 'Settings',
  open: 'Settings',
  close: 'Close settings',
} as const;

/** Words of the dialog that signs the same person in again, with the text in its place. */
export const signInAgainTexts = {
  title: 'Sign in again',
  lede: 'Your sign-in has ended. Your text is kept in this browser, and is saved when you are back.',
  as: (email: string): string => `Signed in as ${email}`,
  factor: 'Use your second factor to finish.',
  unknown: 'This browser no longer knows your account. Open the sign-in page in another tab.',
  denied: 'This account has no access to the staff area.',
  failed: 'That did not work. Check the connection and try again.',
  open: 'Sign in again',
  later: 'Later',
} as const;

/** Buttons above the text. */
export const toolbarTexts = {
  label: 'Insert',
  heading: 'Heading',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  image: 'Image',
  figure: 'Figure',
  figures: 'Insert a figure with current values',
  keys: 'Keyboard keys',
} as const;

/** Words of the menu that `/` opens on an empty line. */
export const slashTexts = {
  label: 'Blocks',
  hint: 'Begin to write. Type / on an empty line for headings, lists, images and figures.',
  none: 'No block of this name. Press Escape to keep the text.',
  count: (count: number): string => `${formatCount(count)} ${count === 1 ? 'block' : 'blocks'}`,
} as const;
