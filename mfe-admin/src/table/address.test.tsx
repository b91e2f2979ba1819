// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Address } from './address';

afterEach(cleanup);

it('an address can break after its slashes, question mark, ampersands, equals and at signs alone', () => {
  const { container } = render(
    <Address>https://news.example/2026/list?utm_source=mail&id=7@ada</Address>,
  );
  expect(container.innerHTML.split('<wbr>')).toEqual([
    'https://',
    'news.example/',
    '2026/',
    'list?',
    'utm_source=',
    'mail&amp;',
    'id=',
    '7@',
    'ada',
  ]);
});
