/** For an app's `src/settings.ts`, its loaders and its pages. Every app bundles its own copy: it holds no state. */
export {
  defineSettings,
  flag,
  readSetting,
  setting,
  type Flag,
  type Setting,
  type Settings,
  type SettingValue,
  type ValueOf,
} from './declare-settings.ts';
export { useFlag, useSetting } from './use-setting.ts';
