interface Place {
  pathname: string;
  search: string;
}

/**
 * Leaves jumps to a part of the served page to the browser until the page's code is there. React renders what `popstate` changes
 * at once, and would put an empty page in the place of one that cannot run yet. To be called before the router listens.
 *
 * @param shown where the router is
 */
export function leaveJumpsToBrowser(hasCode: () => boolean, shown: () => Place): void {
  const { pathname, search } = window.location;
  const isServed = (place: Place) => place.pathname === pathname && place.search === search;
  window.addEventListener('popstate', (event) => {
    if (isServed(window.location) && isServed(shown()) && !hasCode())
      event.stopImmediatePropagation();
  });
}
