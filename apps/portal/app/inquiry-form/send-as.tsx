import type { Data, listMyBusinesses } from '@kontor/contract';
import { Info } from '@kontor/ui/icon';
import { SearchChoice } from '@kontor/web/form/search-choice';
import { useField } from '@kontor/web/form/use-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { logoOf } from '../business/business-view.ts';
import { photoOf } from '../person/photo-of.ts';
import { useSessionState } from '../session/session-context.tsx';
import { oneself } from './inquiry-values.ts';

/** With more, cards would fill the page: a list that is searched stands there. */
const mostCards = 6;

/** Pixels, on dense screens. */
const photoWidth = 96;

interface Sender {
  id: string;
  name: string;
  picture: string | undefined;
  note: string;
}

/** As whom one asks: as oneself or as any business of one's own (checklist 148), and what the supplier sees of that. */
export function SendAs({ mine }: { mine: Data<typeof listMyBusinesses> }) {
  const { t } = useLingui();
  const state = useSessionState();
  const me = 'profile' in state ? state.profile : undefined;
  const { value, set } = useField('from');
  const senders: Sender[] = [
    {
      id: oneself,
      name: me ? `${me.firstName} ${me.lastName}` : t`Me`,
      picture: me && photoOf(me, photoWidth),
      note: t`Me`,
    },
    ...mine.map((business) => ({
      id: business.businessID,
      name: business.general.companyName,
      picture: logoOf(business),
      note: t`My business`,
    })),
  ];
  const chosen = senders.find(({ id }) => id === value && id !== oneself);
  return (
    <fieldset className="q-part">
      <legend>
        <Trans>Send as</Trans>
      </legend>
      {senders.length > mostCards ? (
        <SearchChoice
          name="from"
          label={t`Me or one of my businesses`}
          options={senders.map(({ id, name }) => ({ value: id, text: name }))}
          nothing={t`Nothing matches what you typed`}
        />
      ) : (
        <div className="q-senders">
          {senders.map(({ id, name, picture, note }) => (
            <label key={id} className="q-sender">
              <input type="radio" name="from" value={id} checked={id === value} onChange={() => set(id)} />
              <img className="k-logo" src={picture} width="36" height="36" alt="" />
              <span>
                <b>{name}</b>
                <small>{note}</small>
              </span>
            </label>
          ))}
        </div>
      )}
      <p className="k-meta q-seen">
        <Info size={18} />
        <span>
          {chosen
            ? t`The supplier sees ${chosen.name} and your first name. Your e-mail address and your phone number stay hidden.`
            : t`The supplier sees your name, your photo and your public profile. Your e-mail address and your phone number stay hidden.`}
        </span>
      </p>
    </fieldset>
  );
}
