import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@variant dark');
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
const series = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => `data-${place}`);
const boundaryPairs = pairs(['focus', 'boundary', ...series], ['paper', 'surface']);

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
const [lightMore = '', darkMore = ''] = more.split('@variant dark');
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

function contrast(palette: Record<string, string>, a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(palette[a]), luminance(palette[b])].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('A pair names a color that the palette lacks.');
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

type Triple = readonly [number, number, number];

/** Linear RGB as seen with each kind of full color blindness (Machado, Oliveira and Fernandes 2009). */
const visions: Record<string, readonly [Triple, Triple, Triple]> = {
  'full color vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

describe.each([
  ['light', lightCss],
  ['dark', darkCss],
])('the chart colors of the %s palette', (_, block) => {
  const series = [...block.matchAll(/--data-\d: (#[0-9a-f]{6})/g)].map(([, hex = '']) =>
    linear(hex),
  );

  it.each(Object.entries(visions))('stay apart with %s', (__, matrix) => {
    const seen = series.map((color) => oklab(times(matrix, color)));
    // About 0.02 is visible side by side; across a chart it takes several times that.
    expect(distances(seen.slice(0, 4))).toHaveLength(6);
    expect(Math.min(...distances(seen.slice(0, 4)))).toBeGreaterThan(0.12);
    expect(distances(seen)).toHaveLength(28);
    expect(Math.min(...distances(seen))).toBeGreaterThan(0.11);
  });
});

function distances(colors: readonly Triple[]): number[] {
  return colors.flatMap((a, at) => colors.slice(at + 1).map((b) => distance(a, b)));
}

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: readonly [Triple, Triple, Triple], [r, g, b]: Triple): Triple {
  const row = ([x, y, z]: Triple) => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
