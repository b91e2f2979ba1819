/** The parts of the Network Information API that are read, where a browser has it. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function networkInformation(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Whether the visitor has asked sites to load no more than needed. */
export function savesData(): boolean {
  return (
    networkInformation()?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Whether the connection is known to be fast. */
export function isFastConnection(): boolean {
  return networkInformation()?.effectiveType === '4g';
}
