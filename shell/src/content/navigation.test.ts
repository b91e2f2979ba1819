import {
  specifiedFooterBottom,
  specifiedFooterColumns,
  specifiedHeader,
} from '@talent/testing/specification';
import { expect, it } from 'vitest';
import { contactLink, footerBottomLinks, footerColumns, headerLinks } from './navigation';

const pairs = (links: readonly { label: string; to: string }[]) =>
  links.map(({ label, to }) => [label, to]);

it('has the header of the specification: six links and a button', () => {
  expect(pairs([...headerLinks, contactLink])).toEqual(specifiedHeader);
});

it('has the footer of the specification: three columns and a last line', () => {
  expect(footerColumns.map(({ title, links }) => [title, pairs(links)])).toEqual(
    specifiedFooterColumns,
  );
  expect(pairs(footerBottomLinks)).toEqual(specifiedFooterBottom);
});
