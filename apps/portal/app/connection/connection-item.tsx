import { type ConnectionWith, chooseShownConnection } from '@kontor/contract';
import { classes, Switch } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { viewOfAuthor } from '../author/author-view.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { ConnectionWays } from './connection-ways.tsx';
import { kindTexts } from './kind-texts.ts';
import { useConnecting } from './use-connecting.ts';
import { WriteButton } from './write-button.tsx';

interface ConnectionItemProps extends ConnectionWith {
  /** The business whose list it is; one's own without it. */
  businessID: string | undefined;
  reload: () => void;
}

/** One of a list: who it is, what they are, and what can be done. */
export function ConnectionItem({ author, connection, businessID, reload }: ConnectionItemProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const view = viewOfAuthor(author, i18n);
  const connecting = useConnecting({ businessID, name: view.name }, reload);
  const { kind, state } = connection;
  const day = dayOf(connection.at, language);
  const since = state === 'connected' ? t`Connected since ${day}` : t`Asked on ${day}`;
  return (
    <li className="cn-item">
      <img
        className={classes('cn-picture', 'userID' in author && 'cn-person')}
        src={view.picture}
        width="48"
        height="48"
        alt=""
        loading="lazy"
      />
      <p>
        <b>
          <a href={view.href}>{view.name}</a>
        </b>
        <small>{kind ? `${i18n._(kindTexts[kind])} · ${since}` : since}</small>
      </p>
      <div className="cn-ways">
        {state === 'connected' ? (
          <Shown connection={connection} businessID={businessID} name={view.name} />
        ) : null}
        {state === 'connected' && 'userID' in author ? <WriteButton id={view.id} name={view.name} /> : null}
        <ConnectionWays connection={connection} name={view.name} connecting={connecting} />
        {connecting.failure}
      </div>
    </li>
  );
}

/** Saved at once; where that fails it is as it was before. */
function Shown({
  connection,
  businessID,
  name,
}: Pick<ConnectionItemProps, 'connection' | 'businessID'> & { name: string }) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const [known, setKnown] = useState(connection);
  const label = businessID ? t`Show on our page` : t`Show on my profile`;
  const waits = known.isShown && !known.isPublic;

  async function choose(isShown: boolean) {
    const before = known;
    begin();
    setKnown({ ...known, isShown });
    try {
      const params = { connectionID: known.connectionID };
      setKnown(await call(chooseShownConnection, { params, body: { businessID, isShown } }));
    } catch (error) {
      console.error('Whether a connection is shown could not be saved', error);
      setKnown(before);
      fail(t`An unexpected error has occurred, please try again`);
    }
  }

  return (
    <div className="cn-shown">
      <Switch
        label={label}
        aria-label={`${label}: ${name}`}
        checked={known.isShown}
        onChange={({ target }) => void choose(target.checked)}
      />
      {failure}
      <small role="status">{waits ? t`Not shown yet: ${name} does not show it.` : ''}</small>
    </div>
  );
}
