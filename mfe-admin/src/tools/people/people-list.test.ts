import { expect, it } from 'vitest';
import { toCsv } from '../../table/engine/csv';
import { columnsWith } from './people-list';
import { makeRecord } from './testing/make-record';

it('exports reference, kind and phone of each person', () => {
  const person = { ...makeRecord(), reference: 'C-1', phone: '+1 416 555 0142' };
  const columns = columnsWith(() => null);
  const [head = '', row = ''] = toCsv([person], columns).split('\r\n');
  expect(head).toBe(
    '\uFEFFname,subject,stage,next_step,next_step_on,assignee,email,created_at,reference,kind,phone',
  );
  expect(row.split(',').slice(-3)).toEqual(['C-1', 'Contact', "'+1 416 555 0142"]);
  expect(columns.find(({ key }) => key === 'phone')?.isFileOnly).toBe(true);
});
