import type { ReleaseAlarm } from '../../gateway/after-release/release-alarm.ts';

/** The alarms of two processes, each release once: both usually have the same ones. */
export function mergeAlarms(
  left: readonly ReleaseAlarm[],
  right: readonly ReleaseAlarm[],
): readonly ReleaseAlarm[] {
  const isKnown = ({ app, version }: ReleaseAlarm): boolean =>
    left.some((alarm) => alarm.app === app && alarm.version === version);
  return [...left, ...right.filter((alarm) => !isKnown(alarm))];
}
