// What demo data say of what people were told.
export { usualOf } from './kinds.ts';
export type { NotificationData } from './notification-kind.ts';
