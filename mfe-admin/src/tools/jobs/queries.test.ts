import { expect, it, vi } from 'vitest';
import { queryClient } from '../../queries/query-client';
import { jobsQueries } from './queries';

const asked = vi.hoisted(() => [] as string[]);

vi.mock('./api/report-steps', () => ({
  fetchReportNotes: (week: string) => Promise.resolve(asked.push(`notes of ${week}`)),
  fetchReportSchedule: () => Promise.resolve(asked.push('schedule')),
}));

it('asks once for what several parts of a report show as they open, and again after a change', async () => {
  const open = async () => {
    // The parts that show it keep it; without any it is gone at once.
    await queryClient.fetchQuery({ ...jobsQueries.notes('2026-11-16'), gcTime: 1000 });
    await queryClient.fetchQuery({ ...jobsQueries.schedule, gcTime: 1000 });
  };
  await open();
  await open();
  expect(asked).toEqual(['notes of 2026-11-16', 'schedule']);
  await queryClient.invalidateQueries(jobsQueries.notes('2026-11-16'));
  await open();
  expect(asked.slice(2)).toEqual(['notes of 2026-11-16']);
  queryClient.clear();
});
