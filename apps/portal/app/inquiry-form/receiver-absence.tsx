import { getBusinessAbsence } from '@kontor/contract';
import { Note } from '@kontor/ui';
import { AbsenceText } from '../message-center/absence-text.tsx';
import { useLoaded } from '../session/use-loaded.ts';

/** That whom one asks is away just now; the form is the same without. */
export function ReceiverAbsence({ businessID, name }: { businessID: string; name: string }) {
  const { data } = useLoaded(getBusinessAbsence, { params: { businessID } });
  if (!data?.absence) return null;
  return (
    <Note>
      <AbsenceText name={name} absence={data.absence} />
    </Note>
  );
}
