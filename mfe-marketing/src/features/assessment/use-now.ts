import { useEffect, useState } from 'react';

/** This browser's time, ms; new every second while `isOn`. For what is never rendered on a server. */
export function useNow(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return;
    const tick = (): void => setNow(Date.now());
    tick();
    const interval = setInterval(tick, 1000);
    return () => clearInterval(interval);
  }, [isOn]);
  return now;
}
