import { type BusinessEdit, getBusinessEdit, type MyBusiness } from '@kontor/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EditTab } from '../business-manage/manage-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
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
  return <Loading lines={8} />;
}

function AlsoEditing({ people }: { people: BusinessEdit['alsoEditing'] }) {
  const { i18n } = useLingui();
  if (people.length === 0) return null;
  const names = new Intl.ListFormat(i18n.locale).format(
    people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  );
  return (
    <p className="k-meta">
      <Trans>Others also have a draft of this profile: {names}</Trans>
    </p>
  );
}
