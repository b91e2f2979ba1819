import {
  specifiedFooterBottom,
  specifiedFooterColumns,
  specifiedHeader,
} from '@talent/testing/specification';
import { expect, it } from 'vitest';
import { contactLink, footerBottomLinks, footerColumns, headerLinks } from './navigation';
import { joinShown } from '@talent/content/claimed-text';
import { faqItems } from './faq';
import { icon } from './icon';

const pairs = (links: readonly { label: string; to: string }[]) =>
  links.map(({ label, to }) => [label, to]);

it('the navigation has the header of the specification: six links and a button', () => {
  expect(pairs([...headerLinks, contactLink])).toEqual(specifiedHeader);
});

it('the navigation has the footer of the specification, three columns and a last line, and the tools beside it', () => {
  expect(footerColumns.map(({ title, links }) => [title, pairs(links)])).toEqual([
    ...specifiedFooterColumns,
    [
      'Tools',
      [
        ['Salary Calculator', '/ai-salary-calculator'],
        ['Salary Guide', '/ai-salary-guide-2025'],
        ['Job Market', '/ai-job-market'],
        ['Data and API', '/ai-salary-data-api'],
        ['Interview Questions', '/ai-interview-questions'],
      ],
    ],
  ]);
  expect(pairs(footerBottomLinks)).toEqual(specifiedFooterBottom);
});

/** Every figure that the agency claims, as the specification writes it: answers contain no other one. */
const claimed = /72 hours|2-4 weeks|7-10 days|6 months|92%|300\+|30\+|1000\+/g;

it.each(faqItems)(
  'the page of questions answers "$question" in 40 to 80 words, with claimed figures only',
  (item) => {
    const answer = joinShown(item.answer, {});
    const words = answer.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(80);
    expect(answer.replaceAll(claimed, '')).not.toMatch(/\d/);
  },
);

it('the icon is the logo: three strokes on a plate, the third in the signal color of the dark palette', () => {
  const svg = decodeURIComponent(icon.replace('data:image/svg+xml,', ''));
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="#131a20"/>' +
      '<path d="M2 2h4v28h-4zM10 2h4v28h-4z" fill="#f6f7f5"/><path d="M18 2h12v28h-12z" fill="#9db3ff"/></svg>',
  );
});
