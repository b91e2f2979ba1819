import { describe, expect, it } from 'vitest';
import { safeImage, safeLink } from './inline.ts';

const site = 'https://www.example.com';

describe('a link', () => {
  it.each([
    ['/ai-ml-salary-data?role=a#b', '/ai-ml-salary-data?role=a#b'],
    ['https://www.example.com/about', '/about'],
    ['another-post', '/blog/another-post'],
    ['#What it costs', '#section-what-it-costs'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s stays on this site as %s', (destination, href) => {
    expect(safeLink(destination, site)).toEqual({ href });
  });

  it.each([
    ['https://data.example/x y', 'https://data.example/x%20y'],
    ['http://data.example', 'http://data.example/'],
    ['//data.example/x', 'https://data.example/x'],
    ['/\\data.example/x', 'https://data.example/x'],
  ])('%s leads elsewhere and says so', (destination, href) => {
    expect(safeLink(destination, site)).toEqual({ href, rel: 'noopener' });
  });

  it.each(['/.//evil.example/x', 'https://www.example.com//evil.example/x'])(
    '%s cannot turn a path of this site into another host',
    (destination) => {
      expect(safeLink(destination, site)).toEqual({ href: '/evil.example/x' });
    },
  );

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://www.example.com/1',
    'https://www.example.com@evil.example/',
    'http://',
    '',
    ' ',
  ])('%j is no link', (destination) => {
    expect(safeLink(destination, site)).toBeNull();
  });
});

describe('an image', () => {
  it.each([
    ['/chart.svg', '/chart.svg'],
    ['https://www.example.com/chart.svg', '/chart.svg'],
  ])('%s is shown from %s', (source, address) => {
    expect(safeImage(source, site)).toBe(address);
  });

  it.each([
    'https://images.example/a.png',
    'http://images.example/a.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:1',
    '',
  ])('%s is not shown', (source) => {
    expect(safeImage(source, site)).toBeNull();
  });
});
