// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import { ReportOfWeek } from './report-of-week';

const asked = vi.hoisted(() => new Set<string>());

vi.mock('../../../backend/admin-data', () => {
  const wait = (name: string) => {
    asked.add(name);
    return new Promise(() => undefined);
  };
  const builder = { select: () => builder, eq: () => builder, maybeSingle: () => wait('report') };
  return { adminData: () => ({ rpc: wait, from: () => builder }) };
});

it('asks for the steps and the newsletter of a week beside its report', () => {
  renderPage(() => (
    <ReportOfWeek week="2026-11-16" step={null} addressOf={() => '/'} go={() => undefined} />
  ));
  screen.getByText('Loading the report');
  expect([...asked].sort()).toEqual(['newsletter_progress', 'report', 'weekly_report_steps']);
});
