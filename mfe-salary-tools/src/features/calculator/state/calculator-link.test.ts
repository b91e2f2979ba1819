import { expect, it } from 'vitest';
import { calculatorLink, figuresOfLink } from './calculator-link';
import { choicesFrom, defaultChoices, searchOf, withChoices } from './choices';
import { noFigures } from './figures';

const roles = [
  { key: 'nlp-engineer', label: 'NLP Engineer', open: false },
  { key: 'data-scientist', label: 'Data Scientist', open: true },
];
const choices = {
  view: 'hire',
  isPair: false,
  role: 'nlp-engineer',
  level: 'SE',
  country: 'CA',
  region: 'ON',
  mode: 'remote',
} as const;
const figures = { ...noFigures, base: '150k', bonusKind: 'amount', skills: 'sql,pytorch' };

it('begins with the first open role and nothing narrowed', () => {
  expect(choicesFrom(new URLSearchParams(), roles)).toEqual({
    view: 'offer',
    isPair: false,
    role: 'data-scientist',
    level: null,
    country: 'US',
    region: null,
    mode: null,
  });
});

it('reads back what it wrote into the address, and treats unknown values as absent', () => {
  expect(choicesFrom(searchOf(choices), roles)).toEqual(choices);
  expect(choicesFrom(searchOf(defaultChoices(roles)), roles)).toEqual(defaultChoices(roles));
  const wrong = new URLSearchParams('view=x&role=king&level=XX&country=FR&region=<b>&mode=moon');
  expect(choicesFrom(wrong, roles)).toEqual(defaultChoices(roles));
});

it('clears the region when the country changes', () => {
  expect(withChoices(choices, { country: 'US' }).region).toBeNull();
  expect(withChoices(choices, { level: null }).region).toBe('ON');
});

it('leaves figures out of a link unless they were asked for', () => {
  const link = calculatorLink('https://site.example/c', choices, null);
  expect(link).toBe(
    'https://site.example/c?view=hire&role=nlp-engineer&country=CA&region=ON&level=SE&mode=remote',
  );
});

it('puts figures where no server sees them, and reads them back', () => {
  const link = new URL(calculatorLink('https://site.example/c', choices, figures));
  expect(link.search).not.toContain('150k');
  expect(figuresOfLink(link.hash)).toEqual(figures);
});

it('reads no figures from another anchor, and no unknown fields', () => {
  expect(figuresOfLink('#method')).toBeNull();
  expect(figuresOfLink('#figures:hack=1')).toBeNull();
  expect(figuresOfLink('#figures:base=1&hack=1')).toEqual({ ...noFigures, base: '1' });
});
