import { expect, test } from 'vitest';
import { postUrnIn } from './post-outcome';

test.each([
  ['urn:li:share:7141138937766391808', 'urn:li:share:7141138937766391808'],
  [
    'https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A7141138937766391808/',
    'urn:li:ugcPost:7141138937766391808',
  ],
  [
    'https://www.linkedin.com/posts/robin_title-activity-7141138937766391808-Ab1c?x=100%',
    'urn:li:activity:7141138937766391808',
  ],
  ['https://www.linkedin.com/in/me', null],
  ['', null],
])('%j names %j', (copied, urn) => {
  expect(postUrnIn(copied)).toBe(urn);
});
