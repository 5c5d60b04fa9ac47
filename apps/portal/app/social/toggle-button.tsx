import { Button } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';

interface ToggleButtonProps {
  isOn: boolean;
  hasFailed: boolean;
  press: () => void;
  Icon: ComponentType<{ size: number }>;
  /** What it does when it is pressed now; so whether it is on is said by its name, too. */
  text: string;
}

/** Checklist 209, 210: on and off at once. Screen readers alone hear that it went back. */
export function ToggleButton({ isOn, hasFailed, press, Icon, text }: ToggleButtonProps) {
  const { t } = useLingui();
  return (
    <>
      <Button size="small" data-on={isOn || undefined} onClick={press}>
        <Icon size={17} />
        {text}
      </Button>
      <span className="k-hidden" role="status">
        {hasFailed ? t`This could not be saved. Nothing has changed.` : ''}
      </span>
    </>
  );
}
