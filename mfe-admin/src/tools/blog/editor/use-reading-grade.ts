import { useEffect, useState } from 'react';

/** ms without typing until a text is measured: nobody reads the figure while writing. */
const PAUSE = 800;

/** The reading grade of a text; null until it is known, and for a text without a sentence. */
export function useReadingGrade(text: string): number | null {
  const [grade, setGrade] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const measure = async (): Promise<void> => {
      // The syllables of English are a long list.
      const { gradeOfMarkdown } = await import('../publish/grade-of-markdown');
      if (isCurrent) setGrade(gradeOfMarkdown(text));
    };
    const timer = setTimeout(() => {
      measure().catch((error: unknown) => console.error('A text was not measured', error));
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return grade;
}
