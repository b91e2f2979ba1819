/** An industry of the moving strip. */
export interface IndustrySector {
  name: string;
  /** The systems usually built there. */
  type: string;
  /** Class of the square before the name: one color for each kind of data that the models learn from. */
  colorClass: string;
}

const records = 'bg-data-1';
const images = 'bg-data-2';
const language = 'bg-data-3';
const behavior = 'bg-data-4';

const sectors: readonly IndustrySector[] = [
  { name: 'FinTech', type: 'fraud and credit risk', colorClass: records },
  { name: 'HealthTech', type: 'scans and clinical notes', colorClass: images },
  { name: 'E-Commerce', type: 'search and ranking', colorClass: behavior },
  { name: 'Autonomous', type: 'perception and planning', colorClass: images },
  { name: 'Gaming', type: 'matchmaking and agents', colorClass: behavior },
  { name: 'SaaS', type: 'assistants and retrieval', colorClass: language },
  { name: 'Blockchain', type: 'transaction forensics', colorClass: records },
  { name: 'Robotics', type: 'grasping and control', colorClass: behavior },
  { name: 'EdTech', type: 'tutoring and grading', colorClass: language },
  { name: 'AgriTech', type: 'crop and drone imagery', colorClass: images },
  { name: 'Energy', type: 'load and price forecasts', colorClass: records },
  { name: 'Manufacturing', type: 'visual inspection', colorClass: images },
];

/** The home page's strip of industries. */
export const homeIndustries = {
  label: 'Industries we recruit for',
  pause: 'Pause',
  play: 'Play',
  /** Completes the button's label for screen readers. */
  what: 'the list of industries',
  sectors,
} as const;
