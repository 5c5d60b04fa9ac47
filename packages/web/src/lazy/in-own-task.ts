/**
 * Runs something in a task of its own: with others in the task in which a page comes to life, nobody would be answered for as long as all
 * of them take.
 * @returns what calls it off
 */
export function inOwnTask(run: () => void): () => void {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
