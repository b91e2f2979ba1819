// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { PageHead } from '../contract.ts';
import { defaultSite } from '../site/site-config.ts';
import { applyHead } from './apply-head.ts';
import { headTags } from './head-tags.ts';
import { renderHead } from './render-head.ts';

const head: PageHead = {
  title: 'Pay & "promise" <of> AI engineers',
  description: 'What a machine-learning engineer earns.',
  canonicalPath: '/ai-ml-salary-data',
  robots: 'index, follow',
  structuredData: [{ '@type': 'WebSite', name: '</script><script>alert(1)' }],
};

describe('the document head', () => {
  it('is the same elements in the composed page and after a navigation', () => {
    document.head.innerHTML = renderHead(headTags(head, defaultSite));
    const composed = [...document.head.children].map((element) => element.outerHTML);
    applyHead(head, defaultSite);
    expect([...document.head.children].map((element) => element.outerHTML)).toEqual(composed);
    expect(document.title).toBe(head.title);
  });

  it('puts the public origin before the canonical path', () => {
    const site = { ...defaultSite, origin: 'https://www.example.com' };
    expect(renderHead(headTags(head, site))).toContain(
      'rel="canonical" href="https://www.example.com/ai-ml-salary-data"',
    );
  });

  it('cannot be left by structured data', () => {
    const html = renderHead(headTags(head, defaultSite));
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('leaves what is not its own in place', () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/a.css">';
    applyHead(head, defaultSite);
    applyHead({ ...head, title: 'Second' }, defaultSite);
    expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });
});
