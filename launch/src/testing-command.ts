import type { Command } from './command.ts';
import { describeFailure } from './launch-error.ts';

/** What a command would print, and the code it would end with. */
export async function runCommand(command: Command, args: string[], environment: NodeJS.ProcessEnv) {
  try {
    return { code: 0, output: await command(args, environment), error: '' };
  } catch (error) {
    return { code: 1, output: '', error: describeFailure(error) };
  }
}
