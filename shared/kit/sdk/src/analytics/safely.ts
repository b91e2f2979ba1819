/** Runs an action whose errors must never break the page: they are logged. */
export function safely(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.error('Error tracking analytics event', error);
  }
}
