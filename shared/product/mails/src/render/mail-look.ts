import type { CSSProperties } from 'react';

/** The palette's colors: mail programs know no custom properties. */
export const light = {
  paper: '#f6f7f5',
  ink: '#131a20',
  'ink-muted': '#4e5963',
  rule: '#cfd4d6',
  boundary: '#78828a',
  signal: '#1b3fc4',
  'signal-ink': '#ffffff',
} as const;

/** The same names in the dark. */
export const dark: Readonly<Record<keyof typeof light, string>> = {
  paper: '#10151a',
  ink: '#e9ecee',
  'ink-muted': '#a7b2bb',
  rule: '#333d46',
  boundary: '#75818c',
  signal: '#9db3ff',
  'signal-ink': '#0c1330',
};

/** Names without quotes, which would be escaped in each element. */
export const SANS = 'Helvetica,Arial,sans-serif';
export const SERIF = 'Georgia,serif';

/**
 * Inline styles, for programs that read no stylesheets. The classes of the same names are for the dark, and for narrow
 * screens.
 */
export const looks = {
  words: { font: `400 16px/1.5 ${SANS}`, color: light.ink, margin: '0 0 16px' },
  small: {
    font: `400 13px/1.5 ${SANS}`,
    color: light['ink-muted'],
    margin: '0 0 8px',
    overflowWrap: 'anywhere',
  },
  brand: { font: `600 15px/1.2 ${SANS}`, color: light.ink },
  headline: {
    font: `500 28px/1.2 ${SERIF}`,
    color: light.ink,
    margin: '0 0 20px',
    overflowWrap: 'anywhere',
  },
  heading: { font: `600 19px/1.3 ${SERIF}`, color: light.ink, margin: '28px 0 8px' },
  button: {
    font: `600 16px/1.25 ${SANS}`,
    color: light['signal-ink'],
    backgroundColor: light.signal,
    padding: '13px 22px',
    borderRadius: 3,
    margin: '8px 0 16px',
    textDecoration: 'none',
  },
  rule: { borderTop: `1px solid ${light.rule}`, margin: '24px 0' },
  link: { color: light.signal, textDecoration: 'underline' },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** The stylesheet of every mail. */
export const stylesheet = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark }',
  'body { margin: 0; -webkit-text-size-adjust: 100% }',
  `.m-table td { border-bottom: 1px solid ${light.rule} } .m-table th { border-bottom: 1px solid ${light.boundary} }`,
  `@media (max-width: 480px) { .m-frame { padding: 20px 16px !important } .m-headline { font-size: 24px !important } .m-button { display: block !important; text-align: center !important } }`,
  `@media (prefers-color-scheme: dark) { ${[
    `body, .m-paper { background-color: ${dark.paper} !important }`,
    `.m-words, .m-headline, .m-brand { color: ${dark.ink} !important }`,
    `.m-small { color: ${dark['ink-muted']} !important }`,
    `.m-rule, .m-table td { border-color: ${dark.rule} !important }`,
    `.m-hollow, .m-table th { border-color: ${dark.boundary} !important }`,
    `.m-link { color: ${dark.signal} !important }`,
    `.m-button { background-color: ${dark.signal} !important; color: ${dark['signal-ink']} !important }`,
    `.m-mark-ink { background-color: ${dark.ink} !important }`,
    `.m-mark-signal { background-color: ${dark.signal} !important }`,
  ].join(' ')} }`,
].join('\n');
