import { expect, test } from 'vitest';
import { dryRunLines } from './post-composer';

const run = {
  picture: null,
  pictureProblem: null,
  method: 'POST' as const,
  url: 'https://api.example/rest/posts',
  headers: { 'LinkedIn-Version': '202605' },
  body: { author: 'a' },
  sentLength: 1,
};

test('a post without a picture is one request', () => {
  expect(dryRunLines(run)).toEqual([
    'POST https://api.example/rest/posts',
    'LinkedIn-Version: 202605',
    '',
    '{\n  "author": "a"\n}',
  ]);
});

test('a picture is uploaded by two requests before', () => {
  const picture = {
    url: 'https://www.example.com/_social/1.png',
    type: 'image/png',
    size: 49_000,
    uploadUrl: 'https://api.example/rest/images?action=initializeUpload',
    uploadBody: {},
  };
  expect(dryRunLines({ ...run, picture }).slice(0, 6)).toEqual([
    'POST https://api.example/rest/images?action=initializeUpload',
    '{}',
    '',
    'PUT https://www.example.com/_social/1.png',
    'image/png, 48 KB',
    '',
  ]);
});
