// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, renderPage } from '../../testing/staff-page';
import { listPeople } from './api/people';
import { readFilters } from './people-filters';
import { PeopleList } from './people-list';
import { makeRecord } from './testing/make-record';

vi.mock('./api/people', { spy: true });

it('exports reference, kind and phone of each person', async () => {
  const rows = [{ ...makeRecord(), reference: 'C-1', phone: '+1 416 555 0142' }];
  vi.mocked(listPeople).mockResolvedValue({ rows, total: 1 });
  const texts: Promise<string>[] = [];
  URL.createObjectURL = (blob) => {
    texts.push((blob as Blob).text());
    return 'blob:x';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  renderPage(() => <PeopleList filters={readFilters(new URLSearchParams())} nameOf={() => null} />);
  await screen.findByRole('table');
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
  press('Export CSV: People.');
  await waitFor(() => expect(texts).toHaveLength(1));
  const [head = '', row = ''] = (await texts[0])?.split('\r\n') ?? [];
  expect(head).toBe(
    'name,subject,stage,next_step,next_step_on,assignee,email,created_at,reference,kind,phone',
  );
  expect(row.split(',').slice(-3)).toEqual(['C-1', 'Contact', "'+1 416 555 0142"]);
});
