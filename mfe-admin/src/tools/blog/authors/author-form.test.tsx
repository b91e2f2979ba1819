// @vitest-environment jsdom

import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { updateSiteOfAuthor } from '../../../posts/update-site';
import { saveAuthor } from '../api/authors';
import { AuthorForm, checkAuthor } from './author-form';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../api/authors');
vi.mock('../../../posts/update-site');

const robin = {
  ...{ id: 4, slug: 'robin-example', name: 'Robin Example', title: '', bio: '', posts: 2 },
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  vi.mocked(saveAuthor).mockReset().mockResolvedValue('saved');
  vi.mocked(updateSiteOfAuthor).mockReset().mockResolvedValue();
});

function show(author: typeof robin | null) {
  const onDone = vi.fn<() => void>();
  renderPage(() => <AuthorForm author={author} onDone={onDone} onClose={() => undefined} />);
  return onDone;
}

it('the address of a new author follows the name until a person types one', async () => {
  const onDone = show(null);
  type(/^Name/, 'Ada Médrano');
  expect(field(/^Address/).value).toBe('ada-medrano');
  type(/^Address/, 'Ada');
  type(/^Name/, 'Ada M.');
  expect(field(/^Address/).value).toBe('ada');
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = { slug: 'ada', name: 'Ada M.', title: '', bio: '' };
  expect(saveAuthor).toHaveBeenCalledWith(null, sent);
  expect(updateSiteOfAuthor).toHaveBeenCalledWith('ada');
});

it('an author who is there keeps the address, and a name that is missing gets the focus', () => {
  show({ ...robin, name: '' });
  expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull();
  save();
  expect(screen.getByText('Enter a name of at most 120 characters.')).toBeDefined();
  expect(document.activeElement).toBe(field(/^Name/));
  expect(saveAuthor).not.toHaveBeenCalled();
});

it('an address of another author is named at its field, and what was typed stays', async () => {
  vi.mocked(saveAuthor).mockResolvedValue('slug-taken');
  const onDone = show(null);
  type(/^Name/, 'Robin Example');
  save();
  await screen.findByText('Another author has this address. Choose a different one.');
  expect(field(/^Name/).value).toBe('Robin Example');
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(121) }, ['name']],
  [{ slug: '' }, ['slug']],
  [{ slug: 'Robin' }, ['slug']],
  [{ slug: 'a--b' }, ['slug']],
  [{ title: 'x'.repeat(121), bio: 'x'.repeat(601) }, ['title', 'bio']],
])('%j is refused for %j', (changes, problems) => {
  expect(Object.keys(checkAuthor({ ...robin, ...changes }))).toEqual(problems);
});
