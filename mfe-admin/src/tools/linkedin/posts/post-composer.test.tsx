// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { press, renderPage } from '../../../testing/staff-page';
import { saveLinkedInPost } from '../queries';
import { dryRunLines, LinkPicture, PostComposer } from './post-composer';
import { appendHashtags } from './post-fields';
import { postUrnIn } from './post-outcome';

vi.mock('../queries', { spy: true });
const own = 'http://localhost:3000';

/** Shows the picture of a page, and what was asked for. */
function open(html: string | null, origin = own): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(html ?? '', { status: html === null ? 404 : 200 }));
  });
  renderPage(() => <LinkPicture url={`${origin}/blog/a-post`} />);
  return asked;
}

it('is the picture on the card of the page, as LinkedIn gets it', async () => {
  open(`<meta property="og:image" content="${own}/_social/1.png">`);
  const picture = await screen.findByRole('img', { name: /^The picture of the linked page/ });
  expect(picture.getAttribute('src')).toBe('/_social/1.png');
});

it.each([
  ['<title>Bare</title>', own, /^This page has no picture/, 1],
  [null, own, 'This page cannot be read. The post is not sent until it is live.', 1],
  ['', 'https://elsewhere.example', 'Links to other sites are posted without a picture.', 0],
])(
  'says why %s of %s gives no picture, and asks no other site',
  async (html, origin, words, asks) => {
    const asked = open(html, origin);
    await screen.findByText(words);
    expect(asked).toHaveLength(asks);
  },
);

function saveWith(link: string): void {
  vi.mocked(saveLinkedInPost).mockReset().mockRejectedValue(new TypeError('offline'));
  const composer = <PostComposer initial={null} canPost onStored={vi.fn()} onDeleted={vi.fn()} />;
  renderPage(() => composer, { site: { origin: own } });
  fireEvent.change(screen.getByLabelText(/^Link(?! title)/), { target: { value: link } });
  press('Save draft');
}

it.each([
  [' /blog/a-post ', 'http://localhost:3000/blog/a-post'],
  ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['', ''],
])('a link to %j is stored as %j', async (link, linkUrl) => {
  saveWith(link);
  await waitFor(() => expect(saveLinkedInPost).toHaveBeenCalledOnce());
  expect(vi.mocked(saveLinkedInPost).mock.calls[0]?.[0].content.linkUrl).toBe(linkUrl);
});

it.each(['blog/a-post', '//blog/a-post', 'https:a.example', 'HTTPS://a.example', 'http://a b'])(
  'marks the field of a link that no post can have: %s',
  async (link) => {
    saveWith(link);
    const field = await screen.findByRole('textbox', {
      name: /^Link(?! title)/,
      description: /\/blog\/my-post/,
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(saveLinkedInPost).not.toHaveBeenCalled();
  },
);

const run = {
  ...{ picture: null, pictureProblem: null, method: 'POST' as const, sentLength: 1 },
  ...{ url: 'https://api.example/rest/posts', body: { author: 'a' } },
  headers: { 'LinkedIn-Version': '202605' },
};

test('a post without a picture is one request, and a picture is uploaded by two before', () => {
  expect(dryRunLines(run)).toEqual([
    'POST https://api.example/rest/posts',
    'LinkedIn-Version: 202605',
    '',
    '{\n  "author": "a"\n}',
  ]);
  const uploadUrl = 'https://api.example/rest/images?action=initializeUpload';
  const file = { url: 'https://www.example.com/_social/1.png', type: 'image/png', size: 49_000 };
  const picture = { ...file, uploadUrl, uploadBody: {} };
  expect(dryRunLines({ ...run, picture }).slice(0, 6)).toEqual([
    `POST ${uploadUrl}`,
    '{}',
    '',
    'PUT https://www.example.com/_social/1.png',
    'image/png, 48 KB',
    '',
  ]);
});

test.each([
  ['', 'AI', '#AI'],
  ['Text', 'AI, #MLOps', 'Text\n\n#AI #MLOps'],
  ['Text\n\n#AI', 'MLOps', 'Text\n\n#AI #MLOps'],
  ['We hire #AI people', 'ai ml', 'We hire #AI people\n\n#ml'],
  ['Text', 'C++ 123 !', 'Text\n\n#C'],
  ['Text ', '', 'Text '],
])('%j with %j becomes %j', (text, typed, expected) => {
  expect(appendHashtags(text, typed)).toBe(expected);
});

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
