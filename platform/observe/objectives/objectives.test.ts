import { describe, expect, it } from 'vitest';
import type { OperationsSummary } from '@talent/api/operations/operations-summary';
import type { GatewayState } from '../../gateway/observe/observation.ts';
import type { Measurements } from './objective.ts';
import { OBJECTIVES } from '../watch-operations.ts';

const at = new Date('2026-11-22T12:00:00Z');
const ago = (hours: number): Date => new Date(at.getTime() - hours * 3_600_000);
const GIB = 1024 ** 3;

const status: GatewayState['status'] = {
  status: 'ok',
  channel: 'stable',
  revision: 7,
  apps: {},
  degraded: false,
  fallbacks: [],
  contract: { provides: '1.0.0', needs: {} },
  registry: { status: 'ok' },
};
const backend = {
  ...{ status: 'ok' as const, since: ago(5).toISOString(), checkedAt: at.toISOString() },
  ...{ reason: null, ms: 3.2, hungAt: null },
};
const gateway: GatewayState = {
  status,
  backend,
  releasedAt: ago(5).toISOString(),
  recompositionsWaiting: 0,
  isCanaryOpen: false,
  alarms: [],
  events: { status: 'off' },
};
const mails = { queued: 0, failed: 0, failed_lately: 0, oldest_due_at: null };

const applications = { kind: 'apply', title: 'Applications today', most: 1000, is_bytes: false };
const cvs = { kind: 'cvs', title: 'CVs in all', most: 20 * GIB, is_bytes: true };
const sums = [
  { ...applications, amount: 12 },
  { ...cvs, amount: 5 * GIB },
];

function read(patch: Partial<OperationsSummary>): Measurements['backend'] {
  return { status: 'read', summary: { mails, schedules: [], limited_today: 0, sums, ...patch } };
}

const well: Measurements = {
  at,
  startedAt: ago(100),
  gateway,
  backend: read({}),
  limitedLastHour: 3,
  traffic: { requests: 1000, failed: 10, own: 900, slow: 9 },
  disk: { free: 50 * GIB, total: 100 * GIB },
  certificate: { status: 'read', validTo: new Date('2026-12-14T00:00:00Z') },
  backup: { status: 'on', latest: ago(25) },
};

function judge(id: string, patch: Partial<Measurements> = {}): [string, string] {
  const found = OBJECTIVES.find((objective) => objective.id === id);
  const judgement = found?.judge({ ...well, ...patch });
  return [judgement?.status ?? 'unknown', judgement?.figure ?? ''];
}

describe('objectives', () => {
  it('are all met by a site that is well, each with a figure', () => {
    expect(OBJECTIVES.map(({ id }) => [id, ...judge(id)])).toEqual([
      ['backend', 'ok', 'Answers in 4 ms.'],
      ['hangs', 'ok', 'None.'],
      ['errors', 'ok', '10 server errors in 1,000 requests (1%).'],
      ['latency', 'ok', '1% of 900 requests took longer than 500 ms.'],
      ['registry', 'ok', 'Revision 7 is live.'],
      ['versions', 'ok', 'Every app is served as released.'],
      ['after-release', 'ok', 'No release is worse than what it replaced.'],
      ['certificate', 'ok', 'Valid for 21 days, until 2026-12-14.'],
      ['disk', 'ok', '50.0 GiB of 100.0 GiB are free (50%).'],
      ['backup', 'ok', 'The newest backup is 25 hours old.'],
      ['mails', 'ok', '0 mails waiting, none late.'],
      ['schedules', 'ok', 'Everything ran on time.'],
      ['lockouts', 'ok', '3 requests over a limit in the last hour.'],
      ['sums', 'ok', 'CVs in all: 5.0 GiB of 20.0 GiB (25%), the most of all.'],
    ]);
  });

  it('name a release after which errors rose, and what was done about it', () => {
    const alarm = {
      app: 'mfe-blog',
      version: '1.1.0-0123456789',
      revision: 8,
      reason: 'views fail',
    };
    const told = (outcome: 'told' | 'due' | 'failed' | 'undone', problem: string | null = null) =>
      judge('after-release', { gateway: { ...gateway, alarms: [{ ...alarm, outcome, problem }] } });
    expect(told('undone')).toEqual([
      'firing',
      'mfe-blog@1.1.0-0123456789 was rolled back automatically: views fail.',
    ]);
    expect(told('told')[1]).toContain('would have been rolled back with the setting "undo": views');
    expect(told('due')[1]).toContain(
      'Run pnpm release after-release step where the release key is',
    );
    expect(told('failed', 'EROFS')[1]).toContain('could not be rolled back (EROFS): views fail.');
  });

  const failing = (seconds: number): GatewayState => {
    const since = ago(seconds / 3600).toISOString();
    return {
      ...gateway,
      backend: { ...backend, status: 'failing', since, reason: 'it answers 500' },
    };
  };
  const hung = (minutes: number) => ({
    gateway: { ...gateway, backend: { ...backend, hungAt: ago(minutes / 60).toISOString() } },
  });
  const tooFew = (count: string): string =>
    `not-measured: Too few requests to judge: ${count} in the last five minutes.`;
  const traffic = (patch: Partial<NonNullable<Measurements['traffic']>>) => ({
    traffic: { requests: 1000, failed: 0, own: 900, slow: 0, ...patch },
  });
  const registry = (state: GatewayState['status']['registry']) => ({
    gateway: { ...gateway, status: { ...status, registry: state } },
  });
  const disk = (free: number, total: number) => ({
    disk: { free: free * GIB, total: total * GIB },
  });
  const until = (date: string) => ({
    certificate: { status: 'read' as const, validTo: new Date(date) },
  });
  const scheduled = (succeeded_at: string | null, at_most_ms: number | null = 900_000) => ({
    backend: read({
      schedules: [{ name: 'deliver-mails', does: 'sending mails', at_most_ms, succeeded_at }],
    }),
  });
  const ran = (hours: number) => scheduled(ago(hours).toISOString());
  const unread = { backend: { status: 'unread' as const, why: 'the backend did not answer' } };

  const empty = {
    gateway: {
      ...gateway,
      status: { status: 'empty' as const, channel: 'stable', registry: { status: 'ok' as const } },
    },
  };

  const UNREAD = 'not-measured: The figures could not be read: the backend did not answer.';
  const mail = (patch: Partial<OperationsSummary['mails']>) => ({
    backend: read({ mails: { ...mails, ...patch } }),
  });
  const summed = (...of: OperationsSummary['sums']) => ({ backend: read({ sums: of }) });
  const backup = (latest: Date | null) => ({ backup: { status: 'on' as const, latest } });
  const unreachable = { status: 'unreachable' as const, why: 'no answer in time' };

  const cases: Readonly<Record<string, readonly [Partial<Measurements>, string][]>> = {
    backend: [
      [{ gateway: failing(59) }, 'not-measured: No answer for 59 seconds: it answers 500.'],
      [{ gateway: failing(60) }, 'firing: No answer for 60 seconds: it answers 500.'],
      [{ gateway: { ...gateway, backend: null } }, 'not-measured: Not asked yet.'],
    ],
    hangs: [
      [hung(59), 'firing: It hung and was restarted 59 minutes ago.'],
      [hung(61), 'ok: It hung and was restarted 61 minutes ago.'],
      [{ gateway: { ...gateway, backend: null } }, 'not-measured: Not asked yet.'],
    ],
    errors: [
      [traffic({ failed: 11 }), 'firing: 11 server errors in 1,000 requests (1.1%).'],
      [traffic({ requests: 50, failed: 1 }), 'firing: 1 server error in 50 requests (2%).'],
      [traffic({ requests: 49, failed: 49 }), tooFew('49 of 50')],
      [{ traffic: null }, tooFew('0 of 50')],
    ],
    latency: [
      [traffic({ slow: 10 }), 'firing: 1.1% of 900 requests took longer than 500 ms.'],
      [traffic({ own: 499, slow: 499 }), tooFew('499 of 500')],
    ],
    registry: [
      [registry({ status: 'damaged', files: ['a'] }), 'firing: 1 registry file cannot be read.'],
      [registry({ status: 'rejected', revision: 8 }), 'firing: Revision 8 cannot be served.'],
      [empty, 'firing: No release is live.'],
      [{ ...empty, startedAt: ago(0.2) }, 'not-measured: The first release is being made.'],
    ],
    versions: [
      [
        { gateway: { ...gateway, status: { ...status, degraded: true } } },
        'firing: At least one app is served in another version than the release names.',
      ],
      [empty, 'not-measured: No release is live.'],
    ],
    certificate: [
      [until('2026-12-13T11:59:59Z'), 'firing: Valid for 20 days, until 2026-12-13.'],
      [until('2026-11-22T11:59:59Z'), 'firing: Expired on 2026-11-22.'],
      [{ certificate: { status: 'none' } }, 'not-measured: The public address is not https.'],
      [{ certificate: unreachable }, 'not-measured: It could not be read: no answer in time.'],
    ],
    disk: [
      [disk(10, 100), 'ok: 10.0 GiB of 100.0 GiB are free (10%).'],
      [disk(9.9, 100), 'firing: 9.9 GiB of 100.0 GiB are free (9.9%).'],
      [disk(0.9, 2), 'firing: 921 MiB of 2.0 GiB are free (45%).'],
    ],
    backup: [
      [backup(ago(27)), 'firing: The newest backup is 27 hours old.'],
      [backup(null), 'firing: There is no backup yet.'],
      [{ ...backup(null), startedAt: ago(2) }, 'ok: There is no backup yet.'],
    ],
    mails: [
      [mail({ failed: 4, failed_lately: 1 }), 'firing: 1 mail given up within the last day.'],
      [mail({ failed: 4 }), 'ok: 0 mails waiting, none late.'],
      [
        mail({ queued: 2, oldest_due_at: ago(0.3).toISOString() }),
        'firing: The first of 2 waiting mails is 18 minutes late.',
      ],
      [unread, UNREAD],
    ],
    schedules: [
      [ran(0.25), 'ok: Everything ran on time.'],
      [ran(0.3), 'firing: Sending mails has not succeeded for 18 minutes.'],
      [scheduled(null), 'firing: Sending mails has not succeeded since the site started.'],
      [scheduled(null, null), 'ok: Everything ran on time.'],
      [{ ...scheduled(null), startedAt: ago(0.1) }, 'ok: Everything ran on time.'],
    ],
    sums: [
      [
        summed({ ...applications, amount: 499 }),
        'ok: Applications today: 499 of 1,000 (50%), the most of all.',
      ],
      [summed({ ...applications, amount: 0 }), 'ok: None is used yet.'],
      [summed({ ...applications, amount: 500 }), 'firing: Applications today: 500 of 1,000 (50%).'],
      [
        summed({ ...applications, amount: 600 }, { ...cvs, amount: 19.9 * GIB }),
        'firing: CVs in all: 19.9 GiB of 20.0 GiB (99%), so more is refused; Applications today: 600 of 1,000 (60%).',
      ],
      [summed(), 'not-measured: The backend counts none.'],
      [unread, UNREAD],
    ],
    lockouts: [
      [{ limitedLastHour: 100 }, 'ok: 100 requests over a limit in the last hour.'],
      [{ limitedLastHour: 101 }, 'firing: 101 requests over a limit in the last hour.'],
      [{ limitedLastHour: null }, 'not-measured: Counting has just begun.'],
    ],
  };

  it.each(Object.entries(cases))('%s', (id, rows) => {
    expect(rows.map(([patch]) => judge(id, patch).join(': '))).toEqual(
      rows.map(([, said]) => said),
    );
  });
});
