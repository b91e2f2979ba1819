// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../testing/staff-page';
import { VerifyPanel } from './audit-log';

const api = vi.hoisted(() => ({ asked: null as unknown, answer: null as unknown }));
vi.mock('../../backend/admin-data', async () => {
  const { fakeBackend } = await import('../../testing/fake-data');
  const verify_audit_log = (asked: unknown) => {
    api.asked = asked;
    return api.answer;
  };
  return fakeBackend({ verify_audit_log });
});

const head = { id: 7, hash: 'ab'.repeat(32) };

async function answerTo(verdict: object, role: string, hash = '') {
  const sound = { checked: 7, first_bad: null, head };
  api.answer = verdict instanceof Error ? verdict : { ...sound, ...verdict };
  render(<VerifyPanel />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: hash } });
  press('Verify');
  return (await screen.findByRole(role)).textContent;
}

it('says that the log is sound and shows the hash to keep, compared with the one that was kept', async () => {
  const answer = await answerTo({}, 'status', head.hash);
  expect(answer).toContain('The log is intact: 7 rows checked.');
  expect(answer).toContain(`Head, row 7: ${head.hash}`);
  expect(api.asked).toEqual({ kept_hash: head.hash });
});

it.each([
  ['changed', 'Row 3 was changed'],
  ['replaced', 'Row 3 was replaced'],
  ['missing', 'Row 3 was deleted'],
  ['foreign', 'Row 3 was not written by the log'],
  ['rewritten', 'the hash you saved is not in it'],
])('names the row that was %s', async (reason, text) => {
  const answer = await answerTo({ first_bad: { id: 3, reason } }, 'alert');
  expect(answer).toContain('The log is not intact from row 3 on');
  expect(answer).toContain(text);
});

it('says what to do when there is no answer', async () => {
  expect(await answerTo(new Error('offline'), 'alert')).toContain('Check the connection');
});
