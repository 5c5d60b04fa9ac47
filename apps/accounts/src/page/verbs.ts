import { askEmailChange, confirmEmailChange } from '../account/change-email.ts';
import { askDeletion, undoDeletion, undoDeletionByLink } from '../account/delete-account.ts';
import { exportData } from '../account/export-data.ts';
import { listSoleBusinesses } from '../account/list-sole-businesses.ts';
import { storeLanguage } from '../account/store-language.ts';
import { cancelEmailChange, findEmailChange } from '../account/waiting-email-change.ts';
import { confirmIdentity } from '../confirmation/confirm-identity.ts';
import { hasConfirmed } from '../confirmation/has-confirmed.ts';
import { listOutbox, mayReadOutbox } from '../mail/outbox.ts';
import { findLinkPasskeys } from '../passkey/find-link-passkeys.ts';
import { listPasskeys, removePasskey } from '../passkey/passkeys.ts';
import { askNewPassword } from '../password/ask-new-password.ts';
import { changePassword } from '../password/change-password.ts';
import { choosePassword, findPasswordLink } from '../password/choose-password.ts';
import { findPasswordTime } from '../password/find-password-time.ts';
import { findReturnPlace } from '../return-place.ts';
import { beginSecondFactor } from '../second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '../second-factor/confirm-second-factor.ts';
import { countRecoveryCodes } from '../second-factor/count-recovery-codes.ts';
import { endSecondFactor } from '../second-factor/end-second-factor.ts';
import { giveCode } from '../second-factor/give-code.ts';
import { renewRecoveryCodes } from '../second-factor/renew-recovery-codes.ts';
import { listEvents } from '../security-log/list-events.ts';
import { endDevice, endOtherDevices, listDevices } from '../sign-in/devices.ts';
import { goBack } from '../sign-in/go-back.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { signedIn, who } from '../sign-in/who.ts';
import { confirmEmail } from '../sign-up/confirm-email.ts';
import { listCountries } from '../sign-up/list-countries.ts';
import { signUp } from '../sign-up/sign-up.ts';

/** What pages may do. A verb a new page needs is named here. */
export const verbs = {
  askDeletion,
  askEmailChange,
  askNewPassword,
  beginSecondFactor,
  cancelEmailChange,
  changePassword,
  choosePassword,
  confirmEmail,
  confirmEmailChange,
  confirmIdentity,
  confirmSecondFactor,
  countRecoveryCodes,
  endDevice,
  endOtherDevices,
  endSecondFactor,
  exportData,
  findEmailChange,
  findLinkPasskeys,
  findPasswordLink,
  findPasswordTime,
  findReturnPlace,
  giveCode,
  goBack,
  hasConfirmed,
  listCountries,
  listDevices,
  listEvents,
  listOutbox,
  listPasskeys,
  listSoleBusinesses,
  mayReadOutbox,
  removePasskey,
  renewRecoveryCodes,
  signIn,
  signOut,
  signUp,
  signedIn,
  storeLanguage,
  undoDeletion,
  undoDeletionByLink,
  who,
};

export type Verbs = typeof verbs;
