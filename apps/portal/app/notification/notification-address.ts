export const notificationsPath = '/notifications';
/** Where people choose how they are told of what. */
export const notificationSettingsPath = '/notifications/settings';
