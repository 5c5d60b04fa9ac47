import { spawnSync } from 'node:child_process';
import { inProject } from './project.ts';

/** The commit a change is counted from: where this branch left main; on main itself, and without one, the newest commit. */
export function findChangeBase(folder = inProject()): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = git(folder, ['merge-base', 'HEAD', main]);
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/**
 * Files that are not as they were at a commit, committed since or not, new ones too and those that are gone: paths from the
 * folder's root.
 * @throws when the folder is no repository or has no such commit
 */
export function listChangedFiles(base: string, folder = inProject()): string[] {
  const listings = [
    ['diff', '--name-only', '--no-renames', '-z', base],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ].map((parameters) => {
    const { status, stdout, stderr } = git(folder, parameters);
    if (status !== 0) throw new Error(`git ${parameters.join(' ')}: ${stderr}`);
    return stdout.split('\0').filter(Boolean);
  });
  return [...new Set(listings.flat())].toSorted();
}

function git(folder: string, parameters: string[]) {
  return spawnSync('git', parameters, { cwd: folder, encoding: 'utf8' });
}
