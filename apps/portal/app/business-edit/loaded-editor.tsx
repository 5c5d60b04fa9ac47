import type { BusinessEdit, BusinessSection, MyBusiness } from '@kontor/contract';
import { lazyPart } from '@kontor/web/lazy-part';
import { Suspense, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type EditTab, editBusinessAddress, previewAddress } from '../business-manage/manage-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { useStates } from '../page-part/use-states.ts';
import { ChangeList } from './change-list.tsx';
import { Completeness } from './completeness.tsx';
import { EditTabs } from './edit-tabs.tsx';
import type { EditOptions } from './load-edit-business.server.ts';
import { PublishBar } from './publish-bar.tsx';
import { SectionCard } from './section-card.tsx';
import { ChoicesContext } from './section-context.ts';
import { sections } from './section-fields.ts';
import { useSectionEditors } from './use-section-editors.ts';

interface LoadedEditorProps {
  owner: string;
  business: MyBusiness;
  tab: EditTab;
  options: EditOptions;
  edit: BusinessEdit;
  /** Something was published: what depends on it is loaded again. */
  onPublished: () => void;
}

const CertificatesCard = lazyPart(() => import('./certificates/certificates-card.tsx'));
const MediaCard = lazyPart(() => import('./media/media-card.tsx'));

/** The profile by tab, what is to be said of it, and the bar that publishes what was typed. */
export function LoadedEditor(props: LoadedEditorProps) {
  const { owner, business, tab, options, edit, onPublished } = props;
  const navigate = useNavigate();
  const editors = useSectionEditors(owner, edit);
  const card = useRef<HTMLElement>(null);
  const section = sections.find((each) => each === tab);
  // The list of changes names those of the address, whatever is edited beside it.
  const placed = section === 'factory' ? section : 'contact';
  const states = useStates(String(editors[placed].view().values.country ?? ''));
  const choices = useMemo(() => ({ options, states }), [options, states]);

  const named = { id: business.businessID, name: business.general.companyName };

  /** To the first section that was refused, at its first wrong field. */
  function showRefused(refused: BusinessSection) {
    if (refused !== tab) navigate(editBusinessAddress(named, refused), { preventScrollReset: true });
    requestAnimationFrame(() => {
      card.current?.querySelector<HTMLElement>('[aria-invalid="true"], .x-clash button')?.focus();
    });
  }

  return (
    <ChoicesContext value={choices}>
      <EditTabs business={business} current={tab} editors={editors} edit={edit} />
      <div className="y-columns">
        {/* With what is missing: below a card that was still on its way it would be pushed down the page. */}
        <Suspense fallback={<Loading lines={8} className="k-card y-awaited" />}>
          {section ? (
            <SectionCard
              key={section}
              ref={card}
              section={section}
              editor={editors[section]}
              source={edit.source}
            />
          ) : tab === 'certificates' ? (
            <CertificatesCard owner={owner} edit={edit} onChanged={onPublished} />
          ) : (
            <MediaCard owner={owner} business={business} edit={edit} onChanged={onPublished} />
          )}
          <div className="y-help">
            <Completeness business={business} completeness={edit.completeness} />
            <ChangeList
              business={business}
              edit={edit}
              onUndone={async () => {
                await Promise.all(sections.map((each) => editors[each].reload()));
                onPublished();
              }}
            />
          </div>
        </Suspense>
      </div>
      <PublishBar
        editors={editors}
        tab={tab}
        preview={previewAddress(named)}
        onPublished={onPublished}
        onRefused={showRefused}
      />
    </ChoicesContext>
  );
}
