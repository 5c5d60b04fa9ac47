import { parseArgs } from 'node:util';
import {
  changeOperatorRole,
  listOperators,
  type Operator,
  type OperatorRole,
  operatorRoles,
} from '@kontor/api/operator';
import { createDatabase, createPool } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Config } from '@kontor/server/config';
import { type Command, printCommand } from './command.ts';
import { readLaunchConfig } from './environment.ts';
import { LaunchError } from './launch-error.ts';
import { roleEventRecorder } from './record-role-event.ts';
import { type OpenedDatabase, withDatabase } from './with-database.ts';

const usage = 'npm run operator [-- ADDRESS ROLE [--revoke]]';

interface Change {
  kind: 'role-granted' | 'role-revoked';
  email: string;
  role: OperatorRole;
}

/** What the command line asks for; undefined for the list. Throws LaunchError. */
function readChange(args: string[]): Change | undefined {
  const { revoke, positionals } = readArguments(args);
  const [email, role, ...more] = positionals;
  if (email === undefined && !revoke) return undefined;
  if (email === undefined || role === undefined || more.length > 0)
    throw new LaunchError(`Name an address and a role: ${usage}`);
  const known = operatorRoles.find((one) => one === role);
  if (!known) throw new LaunchError(`There is no role ${role}; the roles are ${operatorRoles.join(', ')}.`);
  return { kind: revoke ? 'role-revoked' : 'role-granted', email, role: known };
}

function readArguments(args: string[]): { revoke: boolean; positionals: string[] } {
  try {
    const options = { revoke: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { revoke: values.revoke, positionals };
  } catch (cause) {
    throw new LaunchError(`There is no other option than --revoke: ${usage}`, { cause });
  }
}

/** @returns what to print */
async function run(change: Change | undefined, config: Config, database: OpenedDatabase): Promise<string> {
  const db = createDatabase(createPool(database.url, { max: 1 }));
  try {
    if (!change) return printList(await listOperators({ db }));
    const isChanged = await changeOperatorRole(
      { db, recordRoleEvent: roleEventRecorder(config, database) },
      change,
    );
    return printChange(change, isChanged);
  } catch (error) {
    throw error instanceof KontorError ? new LaunchError(error.message, { cause: error }) : error;
  } finally {
    await db.destroy();
  }
}

function printList(operators: Operator[]): string {
  if (operators.length === 0) return `Nobody has a role of the operator. ${usage}`;
  const lines = operators.map(({ email = 'without an address', name, roles }) => {
    const list = roles.map(({ role, since }) => `${role} (since ${since.toISOString().slice(0, 10)})`);
    return `${email}  ${name}  ${list.join(', ')}`;
  });
  return lines.join('\n');
}

function printChange({ kind, email, role }: Change, isChanged: boolean): string {
  if (kind === 'role-granted')
    return isChanged ? `${email} has the role ${role} now.` : `${email} had the role ${role} already.`;
  return isChanged ? `${email} has the role ${role} no more.` : `${email} did not have the role ${role}.`;
}

/** Grants and revokes roles of the operator's people, or lists who has which. */
export const operator: Command = async (args, environment) => {
  const change = readChange(args);
  const config = readLaunchConfig(environment);
  return withDatabase(config, 'npm run operator', (database) => run(change, config, database));
};

if (import.meta.main) await printCommand(operator);
