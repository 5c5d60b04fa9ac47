import { notificationSettingsPath } from '../notification/notification-address.ts';

/** Where whom and what one hid, muted and blocked is listed, with the way back. */
export const blockingAddress = `${notificationSettingsPath}#blocking`;
