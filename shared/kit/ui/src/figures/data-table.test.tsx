// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

it('DataTable can be scrolled by keyboard, and its scroll area has the name of the table', () => {
  render(
    <DataTable caption="Yearly base pay" captionHidden source={<p>Source: example</p>}>
      <tbody>
        <tr>
          <th scope="row">Toronto</th>
          <td className="numeric">1</td>
        </tr>
      </tbody>
    </DataTable>,
  );
  const scroller = screen.getByRole('group', { name: 'Yearly base pay' });
  expect(scroller.tabIndex).toBe(0);
  expect(within(scroller).getByRole('table', { name: 'Yearly base pay' })).toBeDefined();
  expect(within(scroller).queryByText(/Source/)).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
