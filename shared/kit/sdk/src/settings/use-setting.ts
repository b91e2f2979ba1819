import { PageContext } from '@talent/sdk';
import { use, useSyncExternalStore } from 'react';
import { readSetting, type Flag, type Settings, type ValueOf } from './declare-settings.ts';

/** The names of an app's flags. */
type FlagOf<Declared extends Settings> = {
  [Key in keyof Declared & string]: Declared[Key] extends Flag ? Key : never;
}[keyof Declared & string];

/** The document's settings never change: a tab takes new ones with its next document. */
const follow = () => () => undefined;

/**
 * The value of a setting on this channel, or whether this visitor has a flag. The composer and hydration see the value that
 * the page was composed with, and the browser then the live one. Where they differ, the component renders a second time.
 */
export function useSetting<Declared extends Settings, Key extends keyof Declared & string>(
  settings: Declared,
  key: Key,
): ValueOf<Declared[Key]> {
  const page = use(PageContext);
  return useSyncExternalStore(
    follow,
    () => readSetting(settings, key, page?.live),
    () => readSetting(settings, key, page?.composed),
  );
}

/** Whether this visitor has a flag: the same answer on every visit, as long as its share does not shrink. */
export function useFlag<Declared extends Settings>(
  settings: Declared,
  key: FlagOf<Declared>,
): boolean {
  return useSetting(settings, key) === true;
}
