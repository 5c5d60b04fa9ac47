import type { BusinessEdit, MyBusiness } from '@kontor/contract';
import { Check } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type EditTab, editBusinessAddress, editTabs } from '../business-manage/manage-address.ts';
import { sections } from './section-fields.ts';
import type { SectionEditors } from './use-section-editors.ts';
import { useSectionNames } from './use-section-names.ts';

interface EditTabsProps {
  business: MyBusiness;
  current: EditTab;
  editors: SectionEditors;
  edit: Pick<BusinessEdit, 'completeness' | 'media'>;
}

/** The tabs, each with a check when nothing is missing in it, else how much is, and whether something is not published. */
export function EditTabs({ business, current, editors, edit }: EditTabsProps) {
  const { t } = useLingui();
  const names = useSectionNames();
  const row = useRef<HTMLElement>(null);

  // On phones the row scrolls.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href$="/${current}"]`);
    if (!link || !row.current) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  const named = { id: business.businessID, name: business.general.companyName };
  const { completeness, media } = edit;
  // Cover and video count for nothing, yet a check says that all is there.
  const isWithout = (tab: EditTab) =>
    tab === 'media' && !(media.profilePhoto && media.coverPhoto && media.video);
  return (
    <nav className="k-tabs y-tabs" aria-label={t`Sections`} ref={row}>
      {editTabs.map((tab) => {
        const { missing, expiredCertificates } = completeness;
        const expired = tab === 'certificates' ? expiredCertificates.length : 0;
        const count = missing.filter(({ section }) => section === tab).length + expired;
        const section = sections.find((each) => each === tab);
        const isTyped = section !== undefined && editors[section].view().typed.length > 0;
        return (
          <a
            key={tab}
            href={editBusinessAddress(named, tab)}
            aria-current={tab === current ? 'page' : undefined}
          >
            {names[tab].tab}
            {isTyped ? <span className="y-dot" title={t`Not published`} /> : null}
            {count > 0 ? (
              <small title={t`${plural(count, { one: '# fact is missing', other: '# facts are missing' })}`}>
                {count}
              </small>
            ) : isWithout(tab) ? null : (
              <Check size={16} />
            )}
          </a>
        );
      })}
    </nav>
  );
}
