import { msg } from '@lingui/core/macro';
import type { Telling } from './telling.server.ts';

/** What pages explain and the portal does not do yet, each said in one place: what opens is taken out here. */
export function notYetOpen({ say }: Telling) {
  return {
    supportHours: say(
      msg`Support hours are part of the package and cannot be booked in the portal yet. Ask our team from when they count before you decide.`,
    ),
  };
}
