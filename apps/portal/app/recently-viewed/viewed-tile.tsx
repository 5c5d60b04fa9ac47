import { businessAddress, productAddress } from '@kontor/contract';
import { X } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { logoOf } from '../business/business-view.ts';
import { SaveMark } from '../favorite/save-mark.tsx';
import { useTimes } from '../message-center/use-times.ts';
import { pictureOf } from '../product/product-view.ts';
import type { ViewedCard } from './load-recently-viewed.ts';

/** A business by its logo, a product by its picture; when it was viewed, and the ways to save and to forget it. */
export function ViewedTile({ card, onForget }: { card: ViewedCard; onForget: () => void }) {
  const { t } = useLingui();
  const { short } = useTimes();
  const { resourceType, resourceID, viewedAt } = card;
  const { name, href, picture, company } = viewOf(card);
  const moment = new Date(viewedAt).toISOString();
  return (
    <li className="rv-tile">
      <img
        className={resourceType === 'business' ? 'rv-logo' : 'rv-picture'}
        src={picture}
        width="160"
        height="120"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <a className="rv-name" href={href}>
        {name}
      </a>
      {company ? <span className="k-meta">{company}</span> : null}
      <span className="rv-ways">
        <time className="k-meta" dateTime={moment}>
          {short(moment)}
        </time>
        <SaveMark resourceType={resourceType} id={resourceID} name={name} />
        <button type="button" className="k-icon-button" aria-label={t`Remove ${name}`} onClick={onForget}>
          <X size={18} />
        </button>
      </span>
    </li>
  );
}

function viewOf({ business, product }: ViewedCard) {
  if (product) {
    const { productID: id, name, businessProfile } = product;
    const company = businessProfile.general.companyName;
    return { name, href: productAddress({ id, name, company }), picture: pictureOf(product).url, company };
  }
  const name = business?.general.companyName ?? '';
  return {
    name,
    href: business ? businessAddress({ id: business.businessID, name }) : '',
    picture: business ? logoOf(business) : '',
    company: undefined,
  };
}
