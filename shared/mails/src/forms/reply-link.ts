/** A link that writes a mail to a person, with a subject. */
export function replyLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}
