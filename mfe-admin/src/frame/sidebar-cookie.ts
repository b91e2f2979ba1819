/** As specified: the state is kept for seven days. */
const COOKIE = 'sidebar:state';
const MAX_AGE_SECONDS = 604_800;

/** Whether the sidebar was left open; without a cookie it is. */
export function readSidebarState(cookies: string = document.cookie): boolean {
  return !cookies.split('; ').includes(`${COOKIE}=false`);
}

export function keepSidebarState(isOpen: boolean): void {
  document.cookie = `${COOKIE}=${isOpen}; path=/; max-age=${MAX_AGE_SECONDS}; SameSite=Lax`;
}
