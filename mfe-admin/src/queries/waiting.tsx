interface WaitingProps {
  className?: string;
  /** What loads, such as `Loading the post …`. */
  children: string;
}

/** Stands where content will be that has not loaded yet. */
export function Waiting({ className = '', children }: WaitingProps) {
  return (
    <p role="status" data-loading className={`text-ink-muted ${className}`}>
      {children}
    </p>
  );
}
