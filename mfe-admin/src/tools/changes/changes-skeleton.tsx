import type { ReactNode } from 'react';

/** The calendar without its changes: lanes and days in about the same sizes. */
export function ChangesSkeleton(): ReactNode {
  return (
    <>
      <div className="bg-surface mb-6 h-[17rem] rounded-sm max-md:hidden" />
      {[2, 4].map((days) => (
        <div key={days} className="mb-6 grid gap-3">
          <div className="border-rule h-6 border-b" />
          {Array.from({ length: days }, (_, at) => (
            <div key={at} className="bg-surface h-14 rounded-sm" />
          ))}
        </div>
      ))}
    </>
  );
}
