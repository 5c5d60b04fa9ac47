import type { ShownAbsence } from '@kontor/contract';
import { dayOf } from '@kontor/web/language/day';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';
import './absence-text.css';

/** That a business is away, and what it says of it. */
export function AbsenceText({ name, absence }: { name: string; absence: ShownAbsence }) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { from, until, text } = absence;
  const [first, last] = [from, until].map((day) => dayOf(`${day}T00:00:00Z`, language));
  return (
    <>
      <p>{t`${name} is out of office from ${first} to ${last}.`}</p>
      {text ? (
        <p className="mc-absence" lang={text.language}>
          {text.content}
        </p>
      ) : null}
    </>
  );
}
