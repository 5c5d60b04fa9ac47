import { describeFailure } from './launch-error.ts';

/** What `npm run NAME` does, with its arguments and settings. Answers what to print; throws LaunchError. */
export type Command = (args: string[], environment: NodeJS.ProcessEnv) => Promise<string>;

/** Runs a command for the person who typed it; one that fails is told in a sentence and ends with code 1. */
export async function printCommand(command: Command): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
