import { inquiryLimits } from '@kontor/contract/inquiry-limits';

/** A supplier that is ticked to be asked. */
export interface TickedSupplier {
  id: string;
  name: string;
  logo: string;
  /** The product by which it was ticked. */
  product?: string | undefined;
}

export const maxTicked = inquiryLimits.suppliers;

const key = 'tickedSuppliers';
const none: readonly TickedSupplier[] = [];

/** Those ticked in a tab, in the order in which they were. They stay while somebody turns pages, filters and reloads. */
export function keepTickedSuppliers(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  let ticked: readonly TickedSupplier[] | undefined;
  const listeners = new Set<() => void>();

  const current = () => {
    ticked ??= readTicked(storage().getItem(key));
    return ticked;
  };

  function change(next: readonly TickedSupplier[]): void {
    ticked = next;
    if (next.length === 0) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(next));
    for (const tell of listeners) tell();
  }

  return {
    current,
    none: () => none,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** One more than fit is not ticked. */
    tick({ id, name, logo, product }: TickedSupplier): void {
      const others = current().filter((each) => each.id !== id);
      if (others.length < maxTicked) change([...others, { id, name, logo, product }]);
    },
    untick(id: string): void {
      change(current().filter((each) => each.id !== id));
    },
    clear(): void {
      change(none);
    },
  };
}

/** What another version of the page may have stored is not trusted. */
function readTicked(stored: string | null): readonly TickedSupplier[] {
  if (stored === null) return none;
  try {
    const read: unknown = JSON.parse(stored);
    return Array.isArray(read) ? read.filter(isTicked).slice(0, maxTicked) : none;
  } catch (error) {
    if (error instanceof SyntaxError) return none;
    throw error;
  }
}

function isTicked(value: unknown): value is TickedSupplier {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, logo, product } = value as Record<string, unknown>;
  return [id, name, logo, product ?? ''].every((part) => typeof part === 'string');
}

/** Those of this tab. */
export const tickedSuppliers = keepTickedSuppliers(() => sessionStorage);
