import type { AssessmentResult } from '@talent/functions/assessment/attempt';
import {
  CARD,
  MARGIN,
  TEXT_WIDTH,
  cardHead,
  cardText,
  textFace,
} from '@talent/page-parts/card-part';
import type { CardPart } from '@talent/page-parts/card-part';
import { assessmentText } from '../../content/assessment-text';
import { factsOf, pointsText } from '../points-text';

const { result: text, share } = assessmentText;

/** Everything that is written on the card: the score by skill, and nothing about the person or the attempt. */
export interface SkillCard {
  brand: string;
  /** Host of the site. */
  host: string;
  total: string;
  role: string;
  skills: AssessmentResult['skills'];
}

/** The card of a result. The day, the answers and the keys of the attempt are not on it. */
export function skillCard(
  result: AssessmentResult,
  site: { brand: string; origin: string },
): SkillCard {
  return {
    brand: site.brand,
    host: new URL(site.origin).host,
    total: text.total(pointsText(result.points), result.possible),
    role: share.role(factsOf(result).role),
    skills: result.skills,
  };
}

/** The same as one text. */
export function describeCard({ brand, total, role, skills }: SkillCard): string {
  const rows = skills.map(
    ({ skill, points, possible }) => `${skill}: ${text.points(pointsText(points), possible)}.`,
  );
  return `${brand}. ${role}. ${total}. ${rows.join(' ')}`;
}

/** Where the squares begin, their side and their distance, px. */
const SQUARES_X = 640;
const SIDE = 34;
const PITCH = 44;
/** Width of the outline of a square: a thinner one breaks where the picture is shown smaller. */
const EDGE = 2;
const ROW = 46;

/** The parts of a card, in the order in which they are drawn: a square a question, filled from the left by points. */
export function layOutSkills(card: SkillCard): CardPart[] {
  return [
    ...cardHead(card, card.total, card.role),
    ...card.skills.flatMap((skill, index) => skillRow(skill, 262 + index * ROW)),
    { kind: 'filled', color: 'rule', x: MARGIN, y: 552, width: TEXT_WIDTH, height: 2 },
    cardText(share.caption, MARGIN, 592, textFace(24), 'inkMuted'),
  ];
}

function skillRow({ skill, points, possible }: SkillCard['skills'][number], y: number): CardPart[] {
  const squares = Array.from({ length: possible }, (_, index): CardPart[] => {
    const x = SQUARES_X + index * PITCH;
    const filled = SIDE * Math.min(1, Math.max(0, points - index));
    const within = { x: x + EDGE, y: y + EDGE, width: SIDE - 2 * EDGE, height: SIDE - 2 * EDGE };
    return [
      { kind: 'filled', color: 'inkMuted', x, y, width: SIDE, height: SIDE },
      { kind: 'filled', color: 'paper', ...within },
      ...(filled > 0
        ? [{ kind: 'filled', color: 'signal', x, y, width: filled, height: SIDE } as const]
        : []),
    ];
  });
  const score = cardText(
    text.points(pointsText(points), possible),
    CARD.width - MARGIN,
    y + 26,
    textFace(26, 600),
  );
  return [
    cardText(skill, MARGIN, y + 26, textFace(26)),
    ...squares.flat(),
    { ...score, align: 'right' },
  ];
}
