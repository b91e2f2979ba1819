import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');
const light = colors(lightCss);
const schemes = { light, dark: { ...light, ...colors(darkCss) } };

const textPairs = [
  ...pairs(
    ['ink', 'ink-muted', 'signal', 'signal-hover', 'positive', 'negative', 'warning'],
    ['paper', 'surface'],
  ),
  ...pairs(['signal-ink'], ['signal', 'signal-hover']),
  ...pairs(['ink', 'ink-muted', 'positive', 'negative', 'signal'], ['signal-wash']),
];
const boundaryPairs = pairs(
  [
    'focus',
    'boundary',
    'data-1',
    'data-2',
    'data-3',
    'data-4',
    'data-5',
    'data-6',
    'data-7',
    'data-8',
  ],
  ['paper', 'surface'],
);

describe.each(Object.entries(schemes))('the %s palette', (_, palette) => {
  it('gives the dark scheme a value of its own for every color', () => {
    expect(Object.keys(colors(darkCss))).toEqual(Object.keys(light));
  });

  it.each(textPairs)('sets %s on %s at 4.5:1 or better', (text, ground) => {
    expect(contrast(palette, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boundaryPairs)('shows %s on %s at 3:1 or better', (shape, ground) => {
    expect(contrast(palette, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

const more = readFileSync(new URL('./contrast.css', import.meta.url), 'utf8');
const [lightMore = '', darkMore = ''] = more.split('@media (prefers-color-scheme: dark)');
const asked = {
  light: { ...light, ...colors(lightMore) },
  dark: { ...schemes.dark, ...colors(darkMore) },
};

it.each(Object.entries(asked))(
  'for a visitor who asks for more contrast sets muted text at 10:1 in the %s scheme',
  (_, palette) => {
    expect(contrast(palette, 'ink-muted', 'paper')).toBeGreaterThanOrEqual(10);
    expect(contrast(palette, 'ink-muted', 'surface')).toBeGreaterThanOrEqual(10);
  },
);

it.each(Object.entries(asked))(
  'for a visitor who asks for more contrast shows hairlines at 3:1 in the %s scheme',
  (_, palette) => {
    expect(contrast(palette, 'rule', 'paper')).toBeGreaterThanOrEqual(3);
    expect(contrast(palette, 'boundary', 'paper')).toBeGreaterThanOrEqual(4.5);
  },
);

function pairs(front: string[], ground: string[]): [string, string][] {
  return front.flatMap((f) => ground.map((g): [string, string] => [f, g]));
}

function colors(block: string): Record<string, string> {
  const found = block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

/** WCAG 2 contrast ratio, 1 to 21. */
function contrast(palette: Record<string, string>, a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(palette[a]), luminance(palette[b])].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('A pair names a color that the palette lacks.');
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
