import { describe, expect, it } from 'vitest';
import { joinShown } from '@talent/content/claimed-text';
import { faqItems } from './faq';

/** Every figure that the agency claims, as the specification writes it: answers contain no other one. */
const terms = ['72 hours', '2-4 weeks', '7-10 days', '6 months'];
const records = ['92%', '30+', '300+', '1000+'];
const answers = faqItems.map(({ question, answer }) => ({
  question,
  answer: joinShown(answer, {}),
}));

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

  it.each(answers)('answer "$question" in 40 to 80 words', ({ answer }) => {
    const words = answer.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(80);
  });

  it.each(answers)('answer "$question" with claimed figures only', ({ answer }) => {
    const rest = [...terms, ...records].reduce((text, claim) => text.replaceAll(claim, ''), answer);
    expect(rest).not.toMatch(/\d/);
  });

  it('say nothing about the past on a live site without sources, and lose no answer', () => {
    for (const { answer } of faqItems) {
      const text = joinShown(answer, { mode: 'live' });
      expect(text).not.toBe('');
      for (const record of records) expect(text).not.toContain(record);
    }
  });
});
