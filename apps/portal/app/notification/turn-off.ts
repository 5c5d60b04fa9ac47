import type { Choice } from './use-choices.ts';

/** Whether one is told in no way. */
export const isOff = ({ onPage, mail, push }: Choice): boolean => !onPage && mail === 'none' && !push;

const off: Choice = { onPage: false, mail: 'none', push: false };

/** A choice turned off, or on again as it was before; on the page, where that is not known. */
export function turnOff(isOn: boolean, before: Choice | undefined): Choice {
  if (isOn) return off;
  return before ?? { ...off, onPage: true };
}
