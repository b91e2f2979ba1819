import type { ReactNode } from 'react';
import { charts } from './charts.tsx';
import { controls } from './controls.tsx';
import { parts } from './parts.tsx';

/** Every component of `@talent/ui` in the states that look different, by the name that apps import it with. */
export const components: Readonly<Record<string, ReactNode>> = { ...parts, ...controls, ...charts };

/** The page that the accessibility check opens. Names, figures and sources are samples. */
export function Gallery() {
  return (
    <main data-app="gallery" className="max-w-wide mx-auto px-4 py-10 sm:px-6 lg:px-8">
      <h1 className="text-display">Component gallery</h1>
      {Object.entries(components).map(([name, states]) => (
        <section key={name} id={name} data-component={name} className="border-rule mt-8 border-t">
          <h2 className="text-heading mb-4">{name}</h2>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{states}</div>
        </section>
      ))}
    </main>
  );
}
