/** A link that writes a mail to a person, with a subject. The at sign stays as it is (RFC 6068). */
export function replyLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
