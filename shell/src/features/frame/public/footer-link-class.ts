/** Look of every link and button in the footer's lists. */
export const footerLinkClass = 'text-ink-muted hover:text-ink underline-offset-4 hover:underline';
