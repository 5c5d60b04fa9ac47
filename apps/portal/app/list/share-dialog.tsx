import { type ListShare, listMembers, revokeListShare, shareList } from '@kontor/contract';
import { listLimits } from '@kontor/contract/list-limits';
import { Button, DialogWays, SelectField, TitledDialog } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import { viewOfAuthor } from '../author/author-view.ts';
import { myBusinesses } from '../inquiry-form/own-businesses.ts';
import { createBusinessPath } from '../my-business/my-business-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { useUserID } from '../session/use-user-id.ts';
import type { LoadedList } from './list-props.ts';
import { useDoing } from './use-doing.ts';
import './dialog.css';

interface ShareDialogProps {
  list: LoadedList;
  onChanged: () => void;
  onClose: () => void;
}

interface Business {
  id: string;
  name: string;
}

/** With whom a list is shared: colleagues, or all people of a business of one's own. */
export default function ShareDialog({ list, onChanged, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const { businesses, hasFailed, load } = useOwnBusinesses();
  const { name } = list;
  return (
    <TitledDialog title={t`Share ${name}`} onClose={onClose}>
      {hasFailed ? <LoadingFailed onRetry={load} /> : null}
      {businesses || hasFailed ? null : <Loading lines={3} />}
      {businesses?.length === 0 ? (
        <p>
          <Trans>
            You can share lists with people of your business. <a href={createBusinessPath}>Create its page</a>{' '}
            or ask to join it.
          </Trans>
        </p>
      ) : null}
      {businesses && businesses.length > 0 ? (
        <NewShare listID={list.listID} businesses={businesses} onChanged={onChanged} />
      ) : null}
      {list.shares.length > 0 ? <Shares list={list} onChanged={onChanged} /> : null}
      <DialogWays>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogWays>
    </TitledDialog>
  );
}

function useOwnBusinesses() {
  const session = useSession();
  const userID = useUserID();
  const [businesses, setBusinesses] = useState<Business[]>();
  const [hasFailed, setFailed] = useState(false);

  function load() {
    if (!userID) return;
    setFailed(false);
    myBusinesses(session, userID).then(
      (mine) =>
        setBusinesses(mine.map(({ businessID, general }) => ({ id: businessID, name: general.companyName }))),
      (error: unknown) => {
        console.error('The businesses of a person could not be loaded', error);
        setFailed(true);
      },
    );
  }

  useEffect(load, [session, userID]);
  return { businesses, hasFailed, load };
}

/** All people of the business. */
const everyone = '';

interface NewShareProps {
  listID: string;
  businesses: readonly Business[];
  onChanged: () => void;
}

function NewShare({ listID, businesses, onChanged }: NewShareProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const ownID = useUserID();
  const { isBusy, failure, run } = useDoing();
  const [businessID, setBusinessID] = useState(businesses[0]?.id ?? '');
  const [userID, setUserID] = useState(everyone);
  const [mayEdit, setMayEdit] = useState(false);
  const { data, failed, reload } = useLoaded(listMembers, { params: { businessID } });
  const business = businesses.find(({ id }) => id === businessID)?.name ?? '';
  const colleagues = (data?.members ?? []).filter((member) => member.userID !== ownID);
  const maximum = listLimits.shares;

  async function share(event: FormEvent) {
    event.preventDefault();
    const whom = userID === everyone ? { businessID } : { userID };
    const isDone = await run(
      () => call(shareList, { params: { listID }, body: { ...whom, mayEdit } }),
      t`A list can be shared with at most ${maximum}.`,
    );
    if (isDone) onChanged();
  }

  return (
    <form onSubmit={(event) => void share(event)}>
      {businesses.length > 1 ? (
        <SelectField
          label={t`Your business`}
          value={businessID}
          options={businesses.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={({ target }) => {
            setBusinessID(target.value);
            setUserID(everyone);
          }}
        />
      ) : null}
      {failed ? <LoadingFailed onRetry={reload} /> : null}
      <SelectField
        label={t`With`}
        value={userID}
        options={[
          { value: everyone, text: t`Everyone at ${business}` },
          ...colleagues.map((member) => ({
            value: member.userID,
            text: `${member.firstName} ${member.lastName}`,
          })),
        ]}
        onChange={({ target }) => setUserID(target.value)}
      />
      <AccessField mayEdit={mayEdit} onChange={setMayEdit} />
      {failure}
      <DialogWays>
        <Button variant="petrol" type="submit" loading={isBusy}>
          <Trans>Share</Trans>
        </Button>
      </DialogWays>
    </form>
  );
}

interface AccessFieldProps {
  /** Whose, where there are several. */
  name?: string;
  mayEdit: boolean;
  disabled?: boolean;
  onChange: (mayEdit: boolean) => void;
}

function AccessField({ name, mayEdit, disabled, onChange }: AccessFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={name === undefined ? t`Access` : t`Access of ${name}`}
      value={mayEdit ? 'edit' : 'read'}
      disabled={disabled}
      options={[
        { value: 'read', text: t`Can read` },
        { value: 'edit', text: t`Can edit` },
      ]}
      onChange={({ target }) => onChange(target.value === 'edit')}
    />
  );
}

function Shares({ list, onChanged }: Pick<ShareDialogProps, 'list' | 'onChanged'>) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const { isBusy, failure, run } = useDoing();
  const params = { listID: list.listID };

  async function change(work: () => Promise<unknown>) {
    if (await run(work)) onChanged();
  }

  function allow({ with: whom }: ListShare, mayEdit: boolean) {
    if (!whom) return;
    const id = 'userID' in whom ? { userID: whom.userID } : { businessID: whom.businessID };
    void change(() => call(shareList, { params, body: { ...id, mayEdit } }));
  }

  return (
    <section aria-label={t`Shared with`}>
      <ul className="ls-choices">
        {list.shares.map((share) => {
          const { shareID, mayEdit } = share;
          const name = share.with ? viewOfAuthor(share.with, i18n).name : t`Former member`;
          return (
            <li className="ls-share" key={shareID}>
              <div>
                <AccessField
                  name={name}
                  mayEdit={mayEdit}
                  disabled={isBusy}
                  onChange={(allows) => allow(share, allows)}
                />
              </div>
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t`Stop sharing with ${name}`}
                onClick={() => void change(() => call(revokeListShare, { params: { ...params, shareID } }))}
              >
                <Trans>Stop sharing</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
      {failure}
    </section>
  );
}
