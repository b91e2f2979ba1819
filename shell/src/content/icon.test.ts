import { expect, it } from 'vitest';
import { icon } from './icon';

it('is the logo: three strokes on a plate, the third in the signal color of the dark palette', () => {
  const svg = decodeURIComponent(icon.replace('data:image/svg+xml,', ''));
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="#131a20"/>' +
      '<path d="M2 2h4v28h-4zM10 2h4v28h-4z" fill="#f6f7f5"/><path d="M18 2h12v28h-12z" fill="#9db3ff"/></svg>',
  );
});
