import { msg } from '@lingui/core/macro';
import type { Telling } from './telling.server.ts';

/** What pages explain and the portal does not do yet, each said in one place: what opens is taken out here. */
export function notYetOpen({ say }: Telling) {
  return {
<<<<<<< HEAD
    boosts: say(
      msg`The slot marked Promoted opens together with memberships. Until then no result page carries advertising.`,
=======
    packages: say(
      msg`Packages are not sold in the portal yet. Register for free, then tell us which package and for which company; our team answers by e-mail.`,
>>>>>>> faf6b218 (Results show a promoted card behind them, marked as paid placement, and owners use and follow their boosts on a page of their own)
    ),
    supportHours: say(
      msg`Support hours are part of the package and cannot be booked in the portal yet. Ask our team from when they count before you decide.`,
    ),
  };
}
