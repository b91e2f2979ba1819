import type { Command } from 'commander';

/**
 * Adds the argument that names an app. In an app's folder it may be left out: the command is about that app.
 *
 * @param here - the app whose folder the command was called in
 */
export function appArgument(command: Command, here: string | undefined): Command {
  return here === undefined
    ? command.argument('<app>', 'name of the app, such as mfe-blog')
    : command.argument('[app]', 'name of the app', here);
}
