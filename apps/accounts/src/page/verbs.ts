import { askEmailChange, confirmEmailChange } from '../account/change-email.ts';
import { askDeletion, undoDeletion, undoDeletionByLink } from '../account/delete-account.ts';
import { exportData } from '../account/export-data.ts';
import { listSoleBusinesses } from '../account/list-sole-businesses.ts';
import { cancelEmailChange, findEmailChange } from '../account/waiting-email-change.ts';
import { listOutbox, mayReadOutbox } from '../mail/outbox.ts';
import { listPasskeys, removePasskey } from '../passkey/passkeys.ts';
import { askNewPassword } from '../password/ask-new-password.ts';
import { changePassword } from '../password/change-password.ts';
import { choosePassword, findPasswordLink } from '../password/choose-password.ts';
import { findPasswordTime } from '../password/find-password-time.ts';
import { findReturnPlace } from '../return-place.ts';
import { giveCode } from '../second-factor/give-code.ts';
import { countRecoveryCodes, finishSecondFactor } from '../second-factor/recovery-codes.ts';
import { beginSecondFactor, endSecondFactor, renewRecoveryCodes } from '../second-factor/set-up.ts';
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
  countRecoveryCodes,
  endDevice,
  endOtherDevices,
  endSecondFactor,
  exportData,
  findEmailChange,
  findPasswordLink,
  findPasswordTime,
  findReturnPlace,
  finishSecondFactor,
  giveCode,
  goBack,
  listCountries,
  listDevices,
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
  undoDeletion,
  undoDeletionByLink,
  who,
};

export type Verbs = typeof verbs;
