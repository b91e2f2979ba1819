import { MODULE, box, dot, hollowBox, line, square } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';
import type { PicturesData } from './figure-data.ts';

/** A part as a camera sees it, one letter a dot. */
const part = [
  '....####....',
  '..########..',
  '.##########.',
  '.####..####.',
  '.####..####.',
  '.##########.',
  '..########..',
  '....####....',
] as const;
const COLUMNS = 24;
const ROWS = 14;
const LEFT = 6;
const TOP = 3;
const WIDTH = COLUMNS * MODULE;
const HEIGHT = ROWS * MODULE;

/** The six outputs of a vision system, drawn on the same part. */
export function visionOutputs(): PicturesData {
  return {
    kind: 'pictures',
    headline: 'One part, six answers',
    subtitle: 'The same picture with each output of a vision system',
    note: 'Illustrative. A dot is a pixel; the colored marks are what the system answers.',
    pictures: [
      { label: 'Classification', text: 'One answer for the whole picture', picture: classified() },
      { label: 'Detection', text: 'A box around each object', picture: detected() },
      { label: 'Segmentation', text: 'The pixels of the object', picture: segmented() },
      { label: 'Reading', text: 'Characters and their places', picture: reading() },
      { label: 'Measurement', text: 'A length, from a calibrated camera', picture: measured() },
      { label: 'Tracking', text: 'The same object in three moments', picture: tracked() },
    ],
  };
}

interface Scene {
  isObject: (column: number, row: number) => boolean;
}

function shapeAt(left: number): Scene {
  return { isObject: (column, row) => part[row - TOP]?.[column - left] === '#' };
}

/** Background as fine dots, the object as full ones, unless an answer covers it. */
function pixels({ isObject }: Scene, covers: (column: number, row: number) => boolean): string[] {
  return marksWhere((column, row) => !covers(column, row)).flatMap(({ column, row, x, y }) => {
    if (isObject(column, row)) return [dot(x, y)];
    return (row + column) % 2 === 0 ? [dot(x + 2, y + 2, 2)] : [];
  });
}

/** The places of the grid, row by row, each with the corner of its mark. */
function marksWhere(isWanted: (column: number, row: number) => boolean) {
  return Array.from({ length: ROWS * COLUMNS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return { column, row, x: column * MODULE + 1, y: row * MODULE + 1 };
  }).filter(({ column, row }) => isWanted(column, row));
}

function picture(ink: string[], signal: string[], caption: string): Picture {
  return drawn({ ink, signal, caption, width: WIDTH, height: HEIGHT });
}

const none = () => false;

function classified(): Picture {
  // Beside the object: the chosen class is full, the two others are hollow.
  const isBesides = (column: number) => column >= 20;
  const classes = [box(164, 40, 20, 6), hollowBox(164, 52, 14, 6), hollowBox(164, 64, 8, 6)];
  return picture(pixels(shapeAt(4), isBesides), classes, 'The full bar is the chosen class.');
}

function detected(): Picture {
  const frame = [box(LEFT * MODULE - 4, 18, 104, 3), box(LEFT * MODULE - 4, 91, 104, 3)];
  const sides = [box(LEFT * MODULE - 4, 18, 3, 76), box(LEFT * MODULE + 97, 18, 3, 76)];
  return picture(pixels(shapeAt(LEFT), none), [...frame, ...sides], 'A box around the object.');
}

function segmented(): Picture {
  const scene = shapeAt(LEFT);
  const mask = marksWhere(scene.isObject).map(({ x, y }) => square(x, y));
  return picture(pixels(scene, scene.isObject), mask, 'Squares are the pixels of the object.');
}

/** `4 7`, three columns and five rows a digit. */
const digits = ['#.#.###', '#.#...#', '###...#', '..#...#', '..#...#'] as const;

function reading(): Picture {
  const isDigit = (column: number, row: number) => digits[row - 5]?.[column - 9] === '#';
  const isLabel = (column: number, row: number) =>
    column >= 8 && column <= 16 && row >= 4 && row <= 10;
  const ink = pixels({ isObject: none }, isLabel);
  const signal = marksWhere(isDigit).map(({ x, y }) => square(x, y));
  ink.push(hollowBox(64, 32, 72, 56));
  return picture(ink, signal, 'The squares are read as 47.');
}

function measured(): Picture {
  const [from, to] = [(LEFT + 1) * MODULE, (LEFT + 11) * MODULE];
  const ruler = [line([from, 102], [to, 102], 2), box(from, 96, 3, 12), box(to - 3, 96, 3, 12)];
  const isRuler = (_: number, row: number) => row >= 12;
  return picture(pixels(shapeAt(LEFT), isRuler), ruler, 'The ruler spans the object.');
}

function tracked(): Picture {
  const centers = [3, 11, 19].map((column) => column * MODULE + 4);
  const isNear = (column: number, row: number) =>
    row >= 5 && row <= 8 && [2, 3, 4, 10, 11, 12, 18, 19, 20].includes(column);
  const ink = pixels({ isObject: none }, isNear);
  const [first = 0, second = 0, third = 0] = centers;
  const path = [line([first, 56], [second, 56], 2), line([second, 56], [third, 56], 2)];
  const objects = centers.map((x) => dot(x - 9, 47, 18));
  return picture(ink, [...path, ...objects], 'The line joins one object over time.');
}
