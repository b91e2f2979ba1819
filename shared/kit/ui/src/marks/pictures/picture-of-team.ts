import { arc, dot, hollowDot } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';

/** Someone on a team, in the order of hiring. */
export interface TeamMember {
  /** Places in the order, from 0, of those whose work this one needs. All are smaller than its own. */
  needs: readonly number[];
}

const size = 14;
const ground = 124;

/**
 * People in the order in which they are hired, with an arc from each to those whose work they need. The first one is filled.
 * @param members 2 to 12.
 */
export function pictureOfTeam(members: readonly TeamMember[]): Picture {
  const pitch = Math.min(48, Math.floor(232 / members.length));
  const left = Math.floor((240 - pitch * members.length) / 2 + (pitch - size) / 2);
  const middle = (at: number): number => left + at * pitch + size / 2;
  const ink: string[] = [];
  for (const [at, { needs }] of members.entries()) {
    if (at > 0) ink.push(hollowDot(left + at * pitch, ground, size));
    for (const need of needs) {
      const height = Math.min(108, (at - need) * 22 + 6);
      ink.push(arc(middle(need), middle(at), ground - 2, height));
    }
  }
  return drawn({
    ink,
    signal: [dot(left, ground, size)],
    caption: 'Dots are people. Arcs connect people who need each other’s work.',
  });
}
