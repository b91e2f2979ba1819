import { describe, expect, it } from 'vitest';
import { pageText } from './page-text.ts';
import { wordsReport } from './words-report.ts';

const page = (main: string) =>
  `<header><p>Not read, it is no part of the page.</p></header><main>${main}</main>`;

describe('the text of a page', () => {
  it('is the running text of its main part, each passage once', () => {
    const html = page(`
      <h1>Heading</h1>
      <p>We send you a shortlist.</p>
      <ul><li><p>An item with a paragraph inside.</p></li><li>Label</li></ul>
      <p>We send you a shortlist.</p>
      <table><caption>Not read.</caption><tr><td>Not read.</td></tr></table>
      <svg><text>Not read at all, it is drawn.</text></svg>`);
    const { passages, all } = pageText(html);
    expect(passages).toEqual([
      'We send you a shortlist.',
      'An item with a paragraph inside.',
      'Label',
    ]);
    expect(all).toContain('Heading We send you');
  });

  it('leaves out the bold words that head a list item, and no other bold words', () => {
    const html = page(`<ul>
      <li><strong>Data.</strong> You send us a sample.</li>
      <li><svg></svg><span><strong>Who decides?</strong> One person does.</span></li>
      <li><strong>Write</strong> to us first.</li>
      <li>We <strong>call you.</strong></li>
      <li><strong>All of it is bold.</strong></li></ul>`);
    expect(pageText(html).passages).toEqual([
      'You send us a sample.',
      'One person does.',
      'Write to us first.',
      'We call you.',
      'All of it is bold.',
    ]);
  });

  it('names the claims that are marked, each with its source', () => {
    const html = page(`
      <ul><li data-claim="support"><p>6 months</p></li>
      <li data-claim="placements"><p>300+</p><p>Source: Contracts of 2025</p><p>Caption</p></li></ul>`);
    expect([...pageText(html).claims]).toEqual([
      ['support', undefined],
      ['placements', 'Contracts of 2025'],
    ]);
  });
});

describe('the report', () => {
  const hard =
    '<p>Organizational responsibilities necessitate comprehensive interdisciplinary communication considerations.</p>';
  const easy = '<p>We call you. You tell us who you need.</p>';

  it('names marketing pages that are too hard or too easy, and no others', () => {
    const { pages } = wordsReport([
      { path: '/hire-ml-engineers', html: page(hard) },
      { path: '/hire-mlops-engineers', html: page(easy) },
      { path: '/hire-nlp-engineers', html: page('<p>Label</p>') },
      { path: '/blog/a-post', html: page(hard) },
    ]);
    expect(pages.map(({ problem }) => problem)).toEqual(['hard', 'easy', null, null]);
  });

  it('lists each claim in words with the pages that say it, in a mark or in the text', () => {
    const { claims } = wordsReport([
      { path: '/marked', html: page('<p data-claim="interview-pass">92%</p>') },
      { path: '/words', html: page('<p>A shortlist takes 72 hours on average.</p>') },
      { path: '/other', html: page('<p>It grew by 1,300+ in 172 hours.</p>') },
      {
        path: '/sourced',
        html: page('<div data-claim="interview-pass"><p>Source: Interviews of 2025</p></div>'),
      },
    ]);
    const uses = Object.fromEntries(claims.map(({ key, ...use }) => [key, use]));
    expect(uses).toMatchObject({
      'interview-pass': {
        text: '92% interview pass',
        kind: 'record',
        source: 'Interviews of 2025',
        paths: ['/marked', '/sourced'],
      },
      'average-shortlist': { kind: 'term', source: null, paths: ['/words'] },
      placements: { paths: [] },
    });
  });
});
