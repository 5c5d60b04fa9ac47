import type { Change } from '@kontor/contract';
import { LRUCache } from 'lru-cache';

/** Where it is heard what changed. */
export interface Heard {
  /** Whether all changes up to a moment ago were heard. */
  hears(): boolean;
  /** `listener` gets each change, or undefined when anything may have changed. */
  onChange(listener: (change: Change | undefined) => void): void;
}

/** Answers in the form they are sent, kept until a row they are made of changes. Nothing expires by time. */
export interface KeptAnswers {
  /** The answer of a key, if one is kept and still holds. */
  find(key: string): string | undefined;
  /** To be called before the rows are read. The answer is kept unless something it is made of changed meanwhile. */
  begin(): Making;
  figures(): { answers: number; bytes: number; hits: number; made: number };
}

interface Making {
  /** `tags`: what the answer is made of, as `product:<id>`, or a whole subject. */
  keep(key: string, answer: string, tags: readonly string[]): void;
  /** Nothing is to be kept. */
  leave(): void;
}

interface Kept {
  answer: string;
  tags: readonly string[];
}

const anything = '*';
/** What an entry takes beside its text: the map's, the tags' and their sets'. */
const overhead = 600;

/** @param maxBytes most memory for kept answers; 0 keeps none */
export function keepAnswers(heard: Heard, maxBytes: number): KeptAnswers {
  const keysByTag = new Map<string, Set<string>>();
  const makings = new Set<Set<string>>();
  let hits = 0;
  let made = 0;
  const kept = new LRUCache<string, Kept>({
    maxSize: Math.max(1, maxBytes),
    // Two bytes a letter: that is what a text with letters beyond Latin takes.
    sizeCalculation: ({ answer }, key) => 2 * (answer.length + key.length) + overhead,
    dispose: ({ tags }, key) => forget(tags, key),
  });

  function forget(tags: readonly string[], key: string): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function remember(tags: readonly string[], key: string): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    }
  }

  function drop(change: Change | undefined): void {
    const tags = tagsOf(change);
    for (const making of makings) for (const tag of tags) making.add(tag);
    if (!change) kept.clear();
    else if (change.ids.length === 0) dropSubject(change.subject);
    else for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) kept.delete(key);
  }

  /** Any row of it may have changed. That is rare for subjects answers are made of, so nothing is kept to find them by. */
  function dropSubject(subject: string): void {
    for (const [key, { tags }] of [...kept.entries()]) {
      if (tags.some((tag) => subjectOf(tag) === subject)) kept.delete(key);
    }
  }

  heard.onChange(drop);
  return {
    find(key) {
      if (!heard.hears()) return undefined;
      const found = kept.get(key)?.answer;
      if (found !== undefined) hits += 1;
      return found;
    },
    begin() {
      const changed = new Set<string>();
      makings.add(changed);
      const isHeard = heard.hears();
      return {
        keep(key, answer, tags) {
          makings.delete(changed);
          made += 1;
          const holds =
            !changed.has(anything) && !tags.some((tag) => changed.has(tag) || changed.has(subjectOf(tag)));
          if (maxBytes === 0 || !isHeard || !heard.hears() || !holds) return;
          kept.delete(key);
          kept.set(key, { answer, tags });
          if (kept.peek(key)?.answer === answer) remember(tags, key);
        },
        leave: () => void makings.delete(changed),
      };
    },
    figures: () => ({ answers: kept.size, bytes: kept.calculatedSize, hits, made }),
  };
}

function tagsOf(change: Change | undefined): string[] {
  if (!change) return [anything];
  const { subject, ids } = change;
  return ids.length === 0 ? [subject] : ids.map((id) => `${subject}:${id}`);
}

function subjectOf(tag: string): string {
  const end = tag.indexOf(':');
  return end < 0 ? tag : tag.slice(0, end);
}
