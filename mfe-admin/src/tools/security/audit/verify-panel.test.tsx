// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { verifyAuditLog, type AuditVerdict } from '../api/verify-audit-log';
import { VerifyPanel } from '../audit-log';

vi.mock('../api/verify-audit-log');
const verify = vi.mocked(verifyAuditLog);
afterEach(cleanup);

const head = { id: 7, hash: 'ab'.repeat(32) };

function press(verdict: Partial<AuditVerdict>): void {
  verify.mockResolvedValue({ ok: true, checked: 7, first_bad: null, head, ...verdict });
  render(<VerifyPanel />);
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
}

it('says that the log is sound and shows the hash to keep', async () => {
  press({});
  const answer = await screen.findByRole('status');
  expect(answer.textContent).toContain('The log is intact: 7 rows checked.');
  expect(answer.textContent).toContain(`Head, row 7: ${head.hash}`);
});

it.each([
  ['changed', 'Row 3 was changed'],
  ['replaced', 'Row 3 was replaced'],
  ['missing', 'Row 3 was deleted'],
  ['foreign', 'Row 3 was not written by the log'],
  ['rewritten', 'the hash you saved is not in it'],
] as const)('names the row that was %s', async (reason, text) => {
  press({ ok: false, first_bad: { id: 3, reason } });
  const answer = await screen.findByRole('alert');
  expect(answer.textContent).toContain('The log is not intact from row 3 on');
  expect(answer.textContent).toContain(text);
});

it('compares with a hash that was kept', async () => {
  verify.mockResolvedValue({ ok: true, checked: 7, first_bad: null, head });
  render(<VerifyPanel />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: head.hash } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(verify).toHaveBeenLastCalledWith(head.hash));
});

it('says what to do when there is no answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  verify.mockRejectedValue(new Error('offline'));
  render(<VerifyPanel />);
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Check the connection');
});
