import { expect, test } from 'vitest';
import { sendThroughCrashes } from './send-through-crashes.ts';

test('a newsletter whose sender is killed three times reaches each address once', async () => {
  const { mails, handedOver, progress } = await sendThroughCrashes(50, [1, 23, 50]);
  const addresses = Array.from({ length: 50 }, (_, index) => `reader-${index + 1}@company.example`);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  expect(progress).toMatchObject({ recipients: 50, sent: 50, failed: 0, skipped: 0 });
  // Each crash had one mail handed over twice, under one Message-ID: nothing less can be known after it.
  expect(handedOver).toBe(53);
  for (const { headers, html, text } of mails) {
    expect(headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers?.['list-unsubscribe']).toMatch(/^<http\S+newsletter-unsubscribe\?token=\S+>$/);
    // The plain text does not repeat the subject.
    expect(html).toContain('AI jobs report 2026-W46');
    expect(text).toContain('/blog/ai-jobs-report-2026-w46');
  }
}, 240_000);
