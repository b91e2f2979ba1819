/** The site's light palette, written out: a drawing has no stylesheet. Held to it by a test. */
export const cardColors = {
  paper: '#f6f7f5',
  ink: '#131a20',
  'ink-muted': '#4e5963',
  rule: '#cfd4d6',
  boundary: '#78828a',
  signal: '#1b3fc4',
  'data-2': '#cf5c0a',
} as const;
