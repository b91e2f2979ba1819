/** A place of the chart palette; `muted` steps back behind the others, `ink` is for a single series. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'muted' | 'ink';

/** The roles that visitors compare most have a color to themselves; the next eight share in turn. */
const roles: Readonly<Record<string, ChartColor>> = {
  'machine-learning-engineer': 1,
  'ai-engineer': 2,
  'data-scientist': 3,
  'research-scientist': 4,
  'mlops-engineer': 5,
  'data-engineer': 6,
  'research-engineer': 7,
  'nlp-engineer': 8,
  'computer-vision-engineer': 2,
  'applied-scientist': 1,
  'machine-learning-scientist': 4,
  'ai-scientist': 3,
  'ai-architect': 5,
  'prompt-engineer': 6,
  'data-analyst': 7,
  'ai-product-manager': 8,
};

/** The color of a role on every page. Roles without a fixed one get a color by their key, always the same. */
export function roleColor(role: string): ChartColor {
  const fixed = roles[role];
  if (fixed !== undefined) return fixed;
  let sum = 0;
  for (const letter of role) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return ((sum % 8) + 1) as ChartColor;
}

/** The United States and Canada lead; the other countries are context. `code` is an ISO 3166-1 code such as `US`. */
export function countryColor(code: string): ChartColor {
  if (code === 'US') return 1;
  return code === 'CA' ? 2 : 'muted';
}

/** For what is neither a role nor a country: colors in the order of the series. `at` counts from 0. */
export function orderColor(at: number): ChartColor {
  return ((at % 8) + 1) as ChartColor;
}

/**
 * Which series must be drawn dashed, because an earlier one of the same chart has their color.
 * @returns for each color in order: 0 for a solid line, 1 for dashes, 2 for dots.
 */
export function dashesOf(colors: readonly ChartColor[]): number[] {
  return colors.map((color, at) =>
    color === 'muted' ? 0 : Math.min(2, colors.slice(0, at).filter((it) => it === color).length),
  );
}
