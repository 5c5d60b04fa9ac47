import type { IconComponent } from '@kontor/ui/icon';

/** What can be done, as it stands in a menu. */
export interface MenuItem {
  key: string;
  text: string;
  Icon: IconComponent;
  /** Where it leads, or what it does. */
  to: string | (() => void);
  isDisabled?: boolean;
  /** Whether it is chosen, where it is chosen or not; the menu stays open then. */
  isChecked?: boolean;
}
