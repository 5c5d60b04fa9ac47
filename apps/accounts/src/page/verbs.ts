import { askDeletion } from '../account/ask-deletion.ts';
import { askEmailChange } from '../account/ask-email-change.ts';
import { cancelEmailChange } from '../account/cancel-email-change.ts';
import { confirmEmailChange } from '../account/confirm-email-change.ts';
import { exportData } from '../account/export-data.ts';
import { findEmailChange } from '../account/find-email-change.ts';
import { listSoleBusinesses } from '../account/list-sole-businesses.ts';
import { storeLanguage } from '../account/store-language.ts';
import { undoDeletion } from '../account/undo-deletion.ts';
import { undoDeletionByLink } from '../account/undo-deletion-by-link.ts';
import { confirmIdentity } from '../confirmation/confirm-identity.ts';
import { hasConfirmed } from '../confirmation/has-confirmed.ts';
import { findReturnPlace } from '../find-return-place.ts';
import { listOutbox } from '../mail/list-outbox.ts';
import { mayReadOutbox } from '../mail/may-read-outbox.ts';
import { findLinkPasskeys } from '../passkey/find-link-passkeys.ts';
import { listPasskeys } from '../passkey/list-passkeys.ts';
import { removePasskey } from '../passkey/remove-passkey.ts';
import { askNewPassword } from '../password/ask-new-password.ts';
import { changePassword } from '../password/change-password.ts';
import { choosePassword } from '../password/choose-password.ts';
import { findPasswordLink } from '../password/find-password-link.ts';
import { findPasswordTime } from '../password/find-password-time.ts';
import { beginSecondFactor } from '../second-factor/begin-second-factor.ts';
import { confirmSecondFactor } from '../second-factor/confirm-second-factor.ts';
import { countRecoveryCodes } from '../second-factor/count-recovery-codes.ts';
import { endSecondFactor } from '../second-factor/end-second-factor.ts';
import { giveCode } from '../second-factor/give-code.ts';
import { renewRecoveryCodes } from '../second-factor/renew-recovery-codes.ts';
import { listEvents } from '../security-log/list-events.ts';
import { endDevice } from '../sign-in/end-device.ts';
import { endOtherDevices } from '../sign-in/end-other-devices.ts';
import { goBack } from '../sign-in/go-back.ts';
import { listDevices } from '../sign-in/list-devices.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { who } from '../sign-in/who.ts';
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
