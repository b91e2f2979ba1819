/** The choice of a theme as the server writes it: its early script answers, so no script of the page has it. */
export const servedTheme = { html: '' };
