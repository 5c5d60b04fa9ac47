import { type Data, listBusinessAbsences } from '@kontor/contract';
import { Note } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { AbsenceText } from '../message-center/absence-text.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';

type Absence = Data<typeof listBusinessAbsences>['absences'][number];

/** Who of those one asks is away just now; the form is the same without. */
export function ReceiverAbsences({ businessIDs }: { businessIDs: readonly string[] }) {
  const { data } = useLoaded(listBusinessAbsences, { query: { businessIDs: businessIDs.join() } });
  // Whoever is known to be away stays there while somebody more is asked about.
  const last = useRef(data);
  last.current = data ?? last.current;
  const absences = (last.current?.absences ?? []).filter(({ businessID }) =>
    businessIDs.includes(businessID),
  );
  const [first, ...more] = absences;
  if (!first) return null;
  if (more.length === 0)
    return (
      <Note>
        <AbsenceText name={first.companyName} absence={first} />
      </Note>
    );
  return (
    <Note>
      <p>
        <Trans>Currently out of office:</Trans>
      </p>
      <ul className="q-away">
        {absences.map((absence) => (
          <li key={absence.businessID}>
            <AbsenceLine absence={absence} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Until when one of several is away; what it says of it opens below. */
function AbsenceLine({ absence }: { absence: Absence }) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { companyName: name, until, text } = absence;
  const last = dayOf(`${until}T00:00:00Z`, language);
  const line = t`${name}, until ${last}`;
  if (!text) return line;
  return (
    <details>
      <summary>{line}</summary>
      <p className="mc-absence" lang={text.language}>
        {text.content}
      </p>
    </details>
  );
}
