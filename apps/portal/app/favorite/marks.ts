const saved = new Set<string>();
const pressed = new Set<string>();
const listeners = new Set<() => void>();

function show(id: string, isSaved: boolean): void {
  if (isSaved) saved.add(id);
  else saved.delete(id);
  for (const listener of listeners) listener();
}

/** Which businesses and products are saved, as far as this tab knows: pages are the same for everybody, and say nothing of it. */
export const marks = {
  has: (id: string) => saved.has(id),
  press(id: string, isSaved: boolean): void {
    pressed.add(id);
    show(id, isSaved);
  },
  /** From an answer; what was pressed in this tab is newer. */
  learn(id: string, isSaved: boolean): void {
    if (!pressed.has(id)) show(id, isSaved);
  },
  /** Somebody else is signed in, or nobody any more. */
  clear(): void {
    pressed.clear();
    for (const id of saved) show(id, false);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
