// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../testing/staff-page';
import { verifyAuditLog, type AuditVerdict } from './api/verify-audit-log';
import { VerifyPanel } from './audit-log';

vi.mock('./api/verify-audit-log');
const verify = vi.mocked(verifyAuditLog);

const head = { id: 7, hash: 'ab'.repeat(32) };

async function answerTo(verdict: Partial<AuditVerdict> | Error, role: string, hash = '') {
  if (verdict instanceof Error) verify.mockRejectedValue(verdict);
  else verify.mockResolvedValue({ ok: true, checked: 7, first_bad: null, head, ...verdict });
  render(<VerifyPanel />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: hash } });
  press('Verify');
  return (await screen.findByRole(role)).textContent;
}

it('says that the log is sound and shows the hash to keep, compared with the one that was kept', async () => {
  const answer = await answerTo({}, 'status', head.hash);
  expect(answer).toContain('The log is intact: 7 rows checked.');
  expect(answer).toContain(`Head, row 7: ${head.hash}`);
  await waitFor(() => expect(verify.mock.lastCall?.[0]).toBe(head.hash));
});

it.each([
  ['changed', 'Row 3 was changed'],
  ['replaced', 'Row 3 was replaced'],
  ['missing', 'Row 3 was deleted'],
  ['foreign', 'Row 3 was not written by the log'],
  ['rewritten', 'the hash you saved is not in it'],
] as const)('names the row that was %s', async (reason, text) => {
  const answer = await answerTo({ ok: false, first_bad: { id: 3, reason } }, 'alert');
  expect(answer).toContain('The log is not intact from row 3 on');
  expect(answer).toContain(text);
});

it('says what to do when there is no answer', async () => {
  expect(await answerTo(new Error('offline'), 'alert')).toContain('Check the connection');
});
