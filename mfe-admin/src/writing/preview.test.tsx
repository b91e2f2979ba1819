// @vitest-environment jsdom
import type { FigureData } from '@talent/page-parts/figure-data';
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../queries/query-client';
import { fetchFigure } from './api/fetch-figure';
import { Preview } from './preview';

vi.mock('./api/fetch-figure');
beforeEach(() => queryClient.clear());

const figure: FigureData = {
  kind: 'lines',
  headline: 'Shares rose',
  subtitle: 'Percent',
  series: [
    { key: 'US', label: 'United States', color: 1, points: [{ at: '2026-06', value: 5.8 }] },
  ],
  source: { name: 'A source', url: 'https://source.example', period: 'June 2026', note: '' },
};
const show = (text: string) => renderPage(() => <Preview text={text} />);

it('shows a figure as readers will see it', async () => {
  vi.mocked(fetchFigure).mockResolvedValue(figure);
  show('[AI](/ai-job-market "figure:ai-postings-us-ca")');
  await screen.findByText('Shares rose');
  expect(fetchFigure).toHaveBeenCalledWith('ai-postings-us-ca');
});

it('names a figure that does not exist and asks for nothing, and says where one has no data yet', async () => {
  vi.mocked(fetchFigure).mockReset().mockResolvedValue(null);
  show('[AI](/ai-job-market "figure:ai-share")\n\n[US](/ai-job-market "figure:ai-postings-us-ca")');
  await screen.findByText(/^There is no figure "ai-share"\. Use one of: us-pay-by-role,/);
  await screen.findByText('There is no data for this figure yet. Readers see its link.');
  screen.getByRole('link', { name: 'US' });
  expect(fetchFigure).toHaveBeenCalledOnce();
});

it('shows the title above the text, and colors code as the site does', async () => {
  renderPage(() => <Preview title="A title" text={'```python\nreturn 1  # one\n```'} />);
  await screen.findByText('A title');
  const comment = await screen.findByText('# one');
  expect(comment.tagName).toBe('SPAN');
  expect(comment.parentElement?.tagName).toBe('CODE');
});

it('says that a text cannot be shown, keeps what is around it, and shows the next text', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  function Editor() {
    const [text, setText] = useState(`${'>'.repeat(1600)} x`);
    return (
      <>
        <button onClick={() => setText('Readable again')}>Undo</button>
        <Preview text={text} />
      </>
    );
  }
  renderPage(Editor);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(
    'More than 100 quotations, lists or marks are inside each other. Remove some of them.',
  );
  fireEvent.click(screen.getByText('Undo'));
  await screen.findByText('Readable again');
  expect(screen.queryByRole('alert')).toBeNull();
});
