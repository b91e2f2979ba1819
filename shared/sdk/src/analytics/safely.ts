/** Runs what must never break the page: what it throws is logged. */
export function safely(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.error('Error tracking analytics event', error);
  }
}
