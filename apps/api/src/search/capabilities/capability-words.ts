import { type Capability, capabilityChoices } from '@kontor/contract';

const marks: Record<Capability, string> = {
  proof: '@p',
  employees: '@e',
  contractManufacturing: '@f',
  deliveryTerm: '@d',
  currency: '@u',
  language: '@g',
  offer: '@o',
};

/** The word of a document by which a choice is found. */
export function capabilityWord(capability: Capability, choice: string): string {
  return `${marks[capability]}${choice}`;
}

/** Every choice of a capability with its word, in their order. */
export function wordsOfCapability(capability: Capability): { choice: string; word: string }[] {
  return capabilityChoices[capability].map((choice) => ({
    choice,
    word: capabilityWord(capability, choice),
  }));
}

/** Words of what a row has of a capability: of that only what can be chosen. */
export function wordsOf(capability: Capability, values: readonly string[]): string[] {
  const choices: readonly string[] = capabilityChoices[capability];
  return choices
    .filter((choice) => values.includes(choice))
    .map((choice) => capabilityWord(capability, choice));
}
