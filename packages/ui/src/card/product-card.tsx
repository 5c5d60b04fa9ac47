import type { ReactNode } from 'react';

import { type Fact, FactStrip } from '../table/fact-strip.tsx';
import { ProductPicture } from './product-picture.tsx';
import { StockPill } from './stock-pill.tsx';
import './result-card.css';
import './product-card.css';

export interface ProductCardProps {
  href: string;
  name: string;
  picture: { url: string; alt: string };
  /** Photos of the product; none is not shown. */
  photoCount: number;
  businessType: string;
  company: { name: string; href: string };
  /** "industry | category | subcategory". */
  path: string;
  description?: string | undefined;
  specs: readonly Fact[];
  inStock: boolean;
  /** "Stock: Yes". */
  stockText: string;
  /** What the owner states; nothing is said where it states none. */
  price?: Fact | undefined;
  origin?: ReactNode;
  actions?: ReactNode;
}

/** A product in a list of results (checklist 104). */
export function ProductCard(props: ProductCardProps) {
  return (
    <article className="k-card k-card-lifts k-result k-product">
      <ProductPicture picture={props.picture} photoCount={props.photoCount} />
      <div className="k-result-body">
        <div className="k-result-name">
          <h2>
            <a href={props.href}>{props.name}</a>
          </h2>
          {props.origin}
        </div>
        <p className="k-result-by">
          {props.businessType} <span aria-hidden="true">·</span>{' '}
          <a href={props.company.href}>{props.company.name}</a>
        </p>
        <p className="k-meta">{props.path}</p>
        {props.description ? <p className="k-result-text k-clamp">{props.description}</p> : null}
        {props.specs.length > 0 ? (
          <div className="k-result-facts">
            <FactStrip facts={props.specs} />
          </div>
        ) : null}
      </div>
      <div className="k-result-actions">
        {props.price ? (
          <p className="k-product-price">
            <span>{props.price.label}</span> <b className="k-number">{props.price.value}</b>
          </p>
        ) : null}
        <span className="k-result-status">
          <StockPill inStock={props.inStock} text={props.stockText} />
        </span>
        {props.actions}
      </div>
    </article>
  );
}
