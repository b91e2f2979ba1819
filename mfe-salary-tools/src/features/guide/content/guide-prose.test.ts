import { expect, it } from 'vitest';
import { guideProse } from './guide-prose';

const texts = Object.values(guideProse)
  .flat()
  .flatMap((part) => (typeof part === 'string' ? [part] : [part.title, part.text]));

it('holds no figure of pay: those come from the data', () => {
  const figures = texts.flatMap((text) => text.match(/[$€£]|\d[\d,.]*/g) ?? []);
  // Percentiles, the interval's confidence, and the hours of a year.
  const rules = ['10', '25', '75', '90', '95', '2,080'];
  expect(
    figures
      .map((figure) => figure.replace(/[.,]$/, ''))
      .filter((figure) => !rules.includes(figure)),
  ).toEqual([]);
});
