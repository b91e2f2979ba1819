/** The reading of a typed number. */
export type TypedAmount =
  | { status: 'empty' }
  | { status: 'read'; value: number }
  | { status: 'refused'; reason: AmountProblem };

/**
 * Why a text is no amount. `ambiguous`: a point or comma that marks thousands to some and decimals to others.
 */
export type AmountProblem = 'not-a-number' | 'negative' | 'too-large' | 'ambiguous';

const signs = /(?:ca|us|c)?\$|\b(?:cad|usd)\b|[%\s\p{DI}'’]/giu;
const suffixes: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/**
 * Reads amounts as people write them: `150k`, `150,000`, `$150 000`, `CA$1.5m`, `12.5 %`. A currency or percent
 * sign is taken as decoration: the field says what it asks for. Characters that no one sees are left out, full-width digits count.
 * @param max - the largest value that makes sense, in the unit of the field.
 */
export function readAmount(text: string, max = 100_000_000): TypedAmount {
  const bare = text.normalize('NFKC').replace(signs, '').toLowerCase();
  if (bare === '') return /[$%a-z]/i.test(text) ? refused('not-a-number') : { status: 'empty' };
  const [, minus, digits = '', suffix = ''] = /^([-–−]?)([\d.,]+)([km]?)$/.exec(bare) ?? [];
  if (!/\d/.test(digits)) return refused('not-a-number');
  if (minus) return refused('negative');
  const number = plainNumber(digits, suffix !== '');
  if (typeof number === 'string') return refused(number);
  const value = number * (suffixes[suffix] ?? 1);
  return value > max ? refused('too-large') : { status: 'read', value };
}

function plainNumber(digits: string, isScaled: boolean): number | AmountProblem {
  const form = isScaled ? /^\d*(\.\d{0,3})?$/ : /^(\d{1,3}(,\d{3})+|\d*)(\.\d{0,2})?$/;
  if (form.test(digits)) return Number(digits.replaceAll(',', ''));
  return /^\.*\d/.test(digits) ? 'ambiguous' : 'not-a-number';
}

function refused(reason: AmountProblem): TypedAmount {
  return { status: 'refused', reason };
}
