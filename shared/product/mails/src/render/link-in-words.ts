/** The address of a link as its reader would type it: a web address as it is, and the bare address of `mailto:`. */
export function linkInWords(href: string): string {
  const [address = ''] = href.replace(/^mailto:/, '').split('?');
  return isMail(href) ? decodeURIComponent(address) : href;
}

/** Whether a link writes a mail. */
export function isMail(href: string): boolean {
  return href.startsWith('mailto:');
}
