import { expect, it } from 'vitest';
import { joinShown } from '@talent/content/claimed-text';
import { faqItems } from './faq';

/** Every figure that the agency claims, as the specification writes it: answers contain no other one. */
const claimed = /72 hours|2-4 weeks|7-10 days|6 months|92%|300\+|30\+|1000\+/g;

it.each(faqItems)('answers "$question" in 40 to 80 words, with claimed figures only', (item) => {
  const answer = joinShown(item.answer, {});
  const words = answer.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(40);
  expect(words).toBeLessThanOrEqual(80);
  expect(answer.replaceAll(claimed, '')).not.toMatch(/\d/);
});
