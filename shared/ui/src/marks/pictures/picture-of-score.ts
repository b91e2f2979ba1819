import { box, hollowSquare } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';

/** The points of one skill, of as many questions as it had. */
export interface SkillPoints {
  /** 0 to `possible`, with decimals for half right answers. */
  points: number;
  possible: number;
}

/** One row a skill and one square a question, filled for the points; part of a point fills part of a square. */
export function pictureOfScore(skills: readonly SkillPoints[]): Picture {
  const questions = Math.max(1, ...skills.map(({ possible }) => possible));
  const pitch = Math.max(8, Math.min(24, 240 / questions, 160 / Math.max(1, skills.length)) | 0);
  const size = pitch - Math.max(2, Math.floor(pitch / 6));
  const left = Math.floor((240 - questions * pitch) / 2);
  const top = Math.floor((160 - skills.length * pitch) / 2);
  const ink: string[] = [];
  const signal: string[] = [];
  for (const [row, { points, possible }] of skills.entries()) {
    for (let question = 0; question < possible; question += 1) {
      const [x, y] = [left + question * pitch + 1, top + row * pitch + 1];
      const share = Math.min(1, Math.max(0, points - question));
      if (share < 1) ink.push(hollowSquare(x, y, size));
      if (share > 0) signal.push(box(x, y, size * share, size));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'A row a skill, a square a question; filled squares are points.',
  });
}
