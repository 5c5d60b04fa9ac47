import type { SoleBusiness } from '@kontor/contract';
import { Choice } from '@kontor/web/form/choice';
import { Trans, useLingui } from '@lingui/react/macro';
import './heir-fields.css';

/** Who is to own each business that only this person owns. */
export function HeirFields({ businesses }: { businesses: readonly SoleBusiness[] }) {
  const { t } = useLingui();
  if (businesses.length === 0) return null;
  return (
    <fieldset className="a-heirs">
      <legend>
        <Trans>Your businesses</Trans>
      </legend>
      <p>
        <Trans>
          You are the only owner of these businesses. Transfer each one to a member, immediately and
          permanently; otherwise it becomes unclaimed when your account is deleted. Its page stays online
          either way.
        </Trans>
      </p>
      {businesses.map(({ businessID, companyName, members }) =>
        members.length > 0 ? (
          <Choice
            key={businessID}
            name={`heir-${businessID}`}
            label={companyName}
            empty={t`Nobody: it becomes unclaimed`}
            options={members.map(({ userID, firstName, lastName }) => ({
              value: userID,
              text: `${firstName} ${lastName}`,
            }))}
          />
        ) : (
          <div key={businessID} className="a-no-heir">
            <p>{companyName}</p>
            <p>
              <Trans>It has no other members and will become unclaimed.</Trans>
            </p>
          </div>
        ),
      )}
    </fieldset>
  );
}
