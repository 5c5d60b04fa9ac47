import {
  type ConnectionKind,
  connectionKinds,
  type Data,
  type FollowedResource,
  type listConnectionsWith,
} from '@kontor/contract';
import { Button, ButtonLink, DialogWays, SelectField, TitledDialog } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { viewOfAuthor } from '../author/author-view.ts';
import { createBusinessPath } from '../my-business/my-business-address.ts';
import { usePortal } from '../session/use-portal.ts';
import { connectionsAddress } from './connection-address.ts';
import { ConnectionWays } from './connection-ways.tsx';
import { kindTexts } from './kind-texts.ts';
import { type Connecting, useConnecting } from './use-connecting.ts';
import './connect-dialog.css';

type Identity = Data<typeof listConnectionsWith>['identities'][number];

interface ConnectDialogProps {
  resourceType: FollowedResource;
  id: string;
  name: string;
  /** As whom one could be connected. */
  identities: readonly Identity[];
  reload: () => void;
  onClose: () => void;
}

/** As whom, and as what, one asks to be connected; and what there is already. */
export default function ConnectDialog({
  resourceType,
  id,
  name,
  identities,
  reload,
  onClose,
}: ConnectDialogProps) {
  const { t, i18n } = useLingui();
  const [chosenID, setChosenID] = useState<string>();
  const views = identities.map((identity) => ({ ...identity, ...viewOfAuthor(identity.author, i18n) }));
  const chosen = views.find((view) => view.id === chosenID) ?? views[0];
  const businessID = chosen && 'businessID' in chosen.author ? chosen.author.businessID : undefined;
  const connecting = useConnecting({ businessID, name }, reload);
  return (
    <TitledDialog title={t`Connect with ${name}`} onClose={onClose}>
      {chosen ? null : (
        <p>
          <Trans>
            Businesses connect with businesses. Create a page for yours, or ask the people who manage it.
          </Trans>
        </p>
      )}
      {views.length > 1 ? (
        <SelectField
          label={t`Your business`}
          value={chosen?.id}
          options={views.map((view) => ({ value: view.id, text: view.name }))}
          onChange={({ target }) => setChosenID(target.value)}
        />
      ) : null}
      {chosen?.connection ? (
        <Existing {...chosen.connection} name={name} businessID={businessID} connecting={connecting} />
      ) : null}
      {chosen && !chosen.connection ? (
        <Asking
          key={chosen.id}
          resourceType={resourceType}
          name={name}
          isAsking={connecting.busy === 'ask'}
          ask={(kind) => void connecting.ask(resourceType, id, kind)}
        />
      ) : null}
      {connecting.failure}
      <DialogWays>
        {chosen ? null : (
          <ButtonLink variant="petrol" href={createBusinessPath}>
            <Trans>Create a business page</Trans>
          </ButtonLink>
        )}
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogWays>
    </TitledDialog>
  );
}

interface ExistingProps extends NonNullable<Identity['connection']> {
  name: string;
  businessID: string | undefined;
  connecting: Connecting;
}

function Existing({ name, businessID, connecting, ...connection }: ExistingProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const day = dayOf(connection.at, language);
  const { kind, state } = connection;
  const said = {
    connected: t`Connected since ${day}`,
    received: t`${name} asked on ${day}.`,
    asked: t`You asked on ${day}. You will be notified when ${name} accepts.`,
  }[state];
  return (
    <>
      <p role="status">
        {said} {kind ? <b>{i18n._(kindTexts[kind])}</b> : null}
      </p>
      <DialogWays>
        <a
          href={connectionsAddress(
            state === 'connected' ? 'connections' : state === 'asked' ? 'sent' : 'requests',
            businessID,
          )}
        >
          <Trans>Connections</Trans>
        </a>
        <ConnectionWays connection={connection} name={name} connecting={connecting} />
      </DialogWays>
    </>
  );
}

interface AskingProps {
  resourceType: FollowedResource;
  name: string;
  isAsking: boolean;
  ask: (kind: ConnectionKind | undefined) => void;
}

function Asking({ resourceType, name, isAsking, ask }: AskingProps) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<ConnectionKind>();

  function send(event: FormEvent) {
    event.preventDefault();
    ask(kind);
  }

  return (
    <form onSubmit={send}>
      {resourceType === 'business' ? (
        <fieldset className="cn-kinds">
          <legend>{t`Your business’s relationship with ${name}`}</legend>
          {connectionKinds.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="kind"
                value={each}
                required
                checked={kind === each}
                onChange={() => setKind(each)}
              />
              {i18n._(kindTexts[each])}
            </label>
          ))}
        </fieldset>
      ) : null}
      <p className="k-meta">
        <Trans>
          Both sides have to agree, and either can end it. You can ask again after 30 days at the earliest.
        </Trans>
      </p>
      <Button variant="petrol" type="submit" loading={isAsking}>
        <Trans>Ask to connect</Trans>
      </Button>
    </form>
  );
}
