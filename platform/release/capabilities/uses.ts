/** Something that a script does, of which an app's declaration has to tell. */
export interface Use {
  kind: UseKind;
  /** The key, origin, global or path; `ANY` inside it for a part that only running code knows. */
  name: string;
  /** Path of the script below the artifact. */
  file: string;
}

export type UseKind =
  | 'connect'
  | 'origin'
  | 'local'
  | 'session'
  | 'database'
  | 'cache'
  | 'cookie'
  | 'global'
  | 'sdk'
  | 'link'
  | 'personal data'
  | 'worker'
  | 'permission'
  | 'frame'
  | 'trusted types'
  | 'code from text';

/** Reports one use. */
export type Report = (kind: UseKind, name: string) => void;
