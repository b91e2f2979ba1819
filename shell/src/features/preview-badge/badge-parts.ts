/** Adds a badge to the page, with these parts in a row. */
export function badge(label: string, ...parts: readonly Element[]): void {
  const region = document.createElement('aside');
  region.dataset['app'] = 'shell';
  // A frame around it would hide it.
  region.dataset['uninspected'] = '';
  region.setAttribute('aria-label', label);
  const box = document.createElement('div');
  // Below the header, where no page has a control: the cookie banner is at the bottom.
  box.className =
    'fixed inset-x-0 top-16 z-10 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-3 bg-ink px-3 py-1 text-xs text-paper print:hidden';
  box.append(...parts);
  region.append(box);
  document.body.append(region);
}

export function button(label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.className = 'py-1 font-medium underline underline-offset-2';
  element.textContent = label;
  return element;
}

/** A form rather than a link: a prefetch or another site must not be able to change what is shown. */
export function postForm(action: string, ...parts: readonly Element[]): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.append(...parts);
  return form;
}
