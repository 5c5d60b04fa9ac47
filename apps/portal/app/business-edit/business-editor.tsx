import { type BusinessEdit, getBusinessEdit, type MyBusiness } from '@kontor/contract';
import { Skeleton } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LoadingFailed } from '../business-manage/loading-failed.tsx';
import type { EditTab } from '../business-manage/manage-address.ts';
import { useLoaded } from '../session/use-loaded.ts';
import type { EditOptions } from './load-edit-business.server.ts';
import { LoadedEditor } from './loaded-editor.tsx';

interface BusinessEditorProps {
  owner: string;
  business: MyBusiness;
  tab: EditTab;
  options: EditOptions;
}

/** A profile with everything to edit it; loads what it holds. */
export default function BusinessEditor({ owner, business, tab, options }: BusinessEditorProps) {
  const { t } = useLingui();
  const { data, failed, reload } = useLoaded(getBusinessEdit, {
    params: { businessID: business.businessID },
  });
  if (data)
    return (
      <>
        <AlsoEditing people={data.alsoEditing} />
        <LoadedEditor
          owner={owner}
          business={business}
          tab={tab}
          options={options}
          edit={data}
          onPublished={reload}
        />
      </>
    );
  if (failed) return <LoadingFailed onRetry={reload} />;
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton lines={8} />
    </div>
  );
}

function AlsoEditing({ people }: { people: BusinessEdit['alsoEditing'] }) {
  const { i18n } = useLingui();
  if (people.length === 0) return null;
  const names = new Intl.ListFormat(i18n.locale).format(
    people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  );
  return (
    <p className="k-meta">
      <Trans>Others have a draft of this profile, too: {names}</Trans>
    </p>
  );
}
