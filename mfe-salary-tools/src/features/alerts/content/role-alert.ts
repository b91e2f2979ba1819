/** Words of the panel that offers an alert about a role. */
export const roleAlertText = {
  /** Without a role that the page has chosen. */
  title: 'Tell me when a role moves',
  /** Before the name of the role that the page is about. */
  titleOf: 'Tell me when this role moves:',
  /** In place of the form where no alert could ever be sent. */
  dead: 'No source that still has new editions has figures of this role, so we could never send you an alert.',
  others: 'See the roles that you can follow',
  intro:
    'Leave your email. When a source has a new edition, we tell you what changed for your role: the median before and now, each with the number of cases behind it.',
  when: 'We write only if the median or the middle half moved by more than 2%, or a figure was added or withheld. It is one email per edition at most.',
};
