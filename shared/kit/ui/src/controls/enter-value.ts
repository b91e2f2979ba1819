/** Enters a value as a person would: React replaces the setter of the element to notice its own writing. */
export function enterValue(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value');
  own?.set?.call(control, value);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
