import { expect, test } from 'vitest';
import { readMarketUrls } from './market-urls.ts';

test('reads one address for each source, whatever the spaces', () => {
  const text =
    ' ai-postings-share=https://files.example/ai.csv\n job-postings-us=https://files.example/us.csv ';
  expect([...(readMarketUrls(text) ?? [])]).toEqual([
    ['ai-postings-share', 'https://files.example/ai.csv'],
    ['job-postings-us', 'https://files.example/us.csv'],
  ]);
  expect(readMarketUrls('')?.size).toBe(0);
});

test.each([
  'ai-postings-share',
  'https://files.example/ai.csv',
  'ai=https://files.example/ai.csv',
  'ai-postings-share=http://files.example/ai.csv',
  'ai-postings-share=file:///etc/passwd',
  'ai-postings-share=https://user:password@files.example/ai.csv',
  'ai-postings-share=https://files.example/ai.csv?token=1',
  'ai-postings-share=https://files.example/a ai-postings-share=https://files.example/b',
])('refuses %s', (text) => {
  expect(readMarketUrls(text)).toBeUndefined();
});
