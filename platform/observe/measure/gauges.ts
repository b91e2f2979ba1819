import { Gauge, type Registry } from 'prom-client';
import type { Measurements } from '../objectives/objective.ts';

export function createGauges(registry: Registry): (measured: Measurements) => void {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const labelled = (name: string, help: string, label: string) =>
    new Gauge({ name, help, registers, labelNames: [label] });

  const up = gauge('site_backend_up', 'Whether the database answered when it was last asked.');
  const seconds = gauge('site_backend_probe_seconds', 'How long that answer took.');
  const queue = gauge('site_recomposition_queue', 'Pages that wait to be composed again.');
  const canary = gauge('site_canary_open', 'Whether a share of the visitors is given a canary.');
  const waiting = gauge('site_security_events_waiting', 'Events that wait for the backend.');
  const dropped = gauge('site_security_events_dropped', 'Events lost since the process began.');
  const revision = gauge('site_release_revision', 'Revision that is live; 0: none.');
  const released = gauge('site_release_timestamp_seconds', 'When that revision was made.');
  const degraded = gauge('site_release_degraded', 'Whether a damaged version is replaced.');
  const registrySound = gauge(
    'site_registry_ok',
    'Whether the newest release is readable and live.',
  );
  const mails = labelled('site_mails', 'Mails in the queue.', 'status');
  const late = gauge('site_mails_oldest_due_seconds', 'How late the first waiting mail is.');
  const ran = labelled('site_schedule_success_timestamp_seconds', 'Last success.', 'schedule');
  const limited = gauge('site_requests_limited_today', 'Requests over a limit today, UTC.');
  const diskFree = gauge('site_disk_free_bytes', 'Free on the disk of the data folder.');
  const diskTotal = gauge('site_disk_size_bytes', 'Size of the disk of the data folder.');
  const certificate = gauge('site_certificate_days_left', 'Days that the certificate is valid.');
  const backup = gauge('site_backup_age_seconds', 'Age of the newest backup.');

  const set = (one: Gauge, value: number | null): void =>
    value === null ? one.remove() : one.set(value);

  return ({ at, gateway, backend, disk, certificate: shown, backup: kept }) => {
    const ageOf = (iso: string | null): number | null =>
      iso === null ? null : Math.max(0, (at.getTime() - Date.parse(iso)) / 1000);
    const { status, events } = gateway;
    set(up, gateway.backend && Number(gateway.backend.status === 'ok'));
    set(seconds, gateway.backend && gateway.backend.ms / 1000);
    set(queue, gateway.recompositionsWaiting);
    set(canary, Number(gateway.isCanaryOpen));
    set(waiting, events.status === 'on' ? events.waiting : null);
    set(dropped, events.status === 'on' ? events.dropped : null);
    set(revision, status.status === 'ok' ? status.revision : 0);
    set(released, gateway.releasedAt === null ? null : Date.parse(gateway.releasedAt) / 1000);
    set(degraded, status.status === 'ok' ? Number(status.degraded) : null);
    set(registrySound, Number(status.registry.status === 'ok'));
    mails.reset();
    ran.reset();
    const summary = backend.status === 'read' ? backend.summary : null;
    for (const status of ['queued', 'failed'] as const) {
      if (summary) mails.set({ status }, summary.mails[status]);
    }
    for (const { name, succeeded_at } of summary?.schedules ?? []) {
      if (succeeded_at) ran.set({ schedule: name }, Date.parse(succeeded_at) / 1000);
    }
    set(late, summary && (ageOf(summary.mails.oldest_due_at) ?? 0));
    set(limited, summary && summary.limited_today);
    set(diskFree, disk && disk.free);
    set(diskTotal, disk && disk.total);
    const days = (to: Date): number => (to.getTime() - at.getTime()) / (24 * 60 * 60 * 1000);
    set(certificate, shown.status === 'read' ? days(shown.validTo) : null);
    const latest = kept.status === 'on' ? kept.latest : null;
    set(backup, latest === null ? null : ageOf(latest.toISOString()));
  };
}
