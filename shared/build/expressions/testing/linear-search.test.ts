import { expect, it } from 'vitest';
import { firstSlowText } from './linear-search.ts';
import { worstTexts } from './worst-texts.ts';

it.each([/^(a+)+$/, /a[^]*b|a/])(
  'finds a text that %s does not search in linear time',
  (expression) => {
    expect(firstSlowText(expression, worstTexts(expression))).not.toBeNull();
  },
);

it.each([/(?<! ) +$/, /^a+$/, /"(?:[^"\\]|\\.?)*(?:"|$)/s, /a[^a]{0,60}b|a/])(
  'lets %s pass',
  (expression) => {
    expect(firstSlowText(expression, worstTexts(expression))).toBeNull();
  },
);
