import { Container } from '@talent/ui/container';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** Names the step: when it changes, the heading takes the focus. */
  title: string;
  lede: string;
  children: ReactNode;
}

/** One step of the login: its heading and what can be done there. */
export function LoginSheet({ title, lede, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    // The first step keeps the focus where it is.
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <Container width="prose" className="py-12 md:py-20">
      <div data-next-step="form" className="mx-auto max-w-md">
        <h1 ref={heading} tabIndex={-1} className="text-heading">
          {title}
        </h1>
        <p className="text-ink-muted mt-3 mb-8 break-words">{lede}</p>
        {children}
      </div>
    </Container>
  );
}
