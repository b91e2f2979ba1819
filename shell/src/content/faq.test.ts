import { describe, expect, it } from 'vitest';
import { faqItems } from './faq';

/** Every figure that the agency claims: nothing else may stand in an answer. */
const claimed = ['72 hours', '2-4 weeks', '7-10 days', '6 months', '92%', '30+', '300', '1000'];

describe('the questions of the footer', () => {
  it('are the six', () => {
    expect(faqItems.map(({ key }) => key)).toEqual([
      'service',
      'difference',
      'speed',
      'contract',
      'specialisations',
      'quality',
    ]);
  });

  it.each(faqItems)('answer "$question" in 40 to 80 words', ({ answer }) => {
    const words = answer.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(80);
  });

  it.each(faqItems)('answer "$question" with claimed figures only', ({ answer }) => {
    const rest = claimed.reduce((text, claim) => text.replaceAll(claim, ''), answer);
    expect(rest).not.toMatch(/\d/);
  });
});
