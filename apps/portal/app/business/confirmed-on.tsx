import { Trans } from '@lingui/react/macro';

/** When the business last said that a part of its profile is right; nothing where it never did. */
export function ConfirmedOn({ day }: { day: string | undefined }) {
  return day === undefined ? null : <Trans>Confirmed by the company on {day}</Trans>;
}
