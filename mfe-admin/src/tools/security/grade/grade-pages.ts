import { askPlatform } from '../../../backend/ask-platform';
import type { SiteAnswer } from '@talent/api/platform/platform-status';
import { gradedPages } from '../content/security-dashboard';
import { toGradeInput } from './grade-input';
import { gradeAnswer } from './observatory';
import type { Grade } from './observatory';

/** A page with its grade, or why it has none. */
export interface PageGrade {
  path: string;
  app: string;
  result:
    | { status: 'graded'; grade: Grade; answered: number; isHttps: boolean }
    | { status: 'failed'; message: string };
}

export interface Grades {
  /** ISO 8601 in UTC. */
  at: string;
  pages: PageGrade[];
}

/** Grades a page of each public app. */
export async function gradePages(): Promise<Grades> {
  const pages = await Promise.all(gradedPages.map(gradePage));
  return { at: new Date().toISOString(), pages };
}

async function gradePage({ path, app }: { path: string; app: string }): Promise<PageGrade> {
  try {
    // The server asks the public address, because a browser hides cookies and redirects.
    const answer = await askPlatform<SiteAnswer>(`/answer?path=${encodeURIComponent(path)}`);
    const input = toGradeInput(answer);
    const isHttps = input.url.protocol === 'https:';
    const grade = gradeAnswer(input);
    return { path, app, result: { status: 'graded', grade, answered: answer.status, isHttps } };
  } catch (error) {
    console.error(`The headers of ${path} were not graded`, error);
    const message = error instanceof Error ? error.message : String(error);
    return { path, app, result: { status: 'failed', message } };
  }
}
