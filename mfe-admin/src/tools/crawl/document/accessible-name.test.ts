// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { accessibleName } from './accessible-name';

function nameOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const link = page.querySelector('a');
  return link ? accessibleName(link) : 'no link';
}

describe('the name of a link', () => {
  it.each([
    ['<a> Learn  more </a>', 'Learn more'],
    ['<a aria-label="About MLOps">Learn more</a>', 'About MLOps'],
    ['<p id="x">Read</p><p id="y">on</p><a aria-labelledby="x y" aria-label="No">z</a>', 'Read on'],
    ['<a><img alt="Our office"></a>', 'Our office'],
    ['<a><img alt="Logo" aria-hidden="true">Home</a>', 'Home'],
    ['<a><svg><title>Feed</title></svg></a>', 'Feed'],
    ['<a title="Feed"><svg></svg></a>', 'Feed'],
    ['<a><span aria-label="New">*</span> post</a>', 'New post'],
    ['<a><img alt=""></a>', ''],
  ])('%s is “%s”', (html, name) => {
    expect(nameOf(html)).toBe(name);
  });
});
