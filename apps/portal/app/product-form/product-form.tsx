import { type EditedProduct, getProductForEdit, type MyBusiness, productAddress } from '@kontor/contract';
import { ErrorNote, SectionCard, useToast } from '@kontor/ui';
import { FormElement } from '@kontor/web/form/form-element';
import { FormNotes } from '@kontor/web/form/form-notes';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { decimalSign } from '../amount/read-amount.ts';
import { LeaveGuard } from '../page-part/leave-guard.tsx';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { useFileUpload } from '../upload/use-file-upload.ts';
import { currencyOfCountry } from './currency-of-country.ts';
import { DataSheetsCard } from './data-sheets-card.tsx';
import { OrderFields } from './order-fields.tsx';
import { PhotosCard } from './photos-card.tsx';
import { PreviewTile } from './preview-tile.tsx';
import { ProductBar } from './product-bar.tsx';
import { ProductCompleteness } from './product-completeness.tsx';
import { ProductField } from './product-field.tsx';
import { productFormAddress } from './product-form-address.ts';
import { ProductFormContext } from './product-form-context.ts';
import { ProductHead } from './product-head.tsx';
import { isBlankSpec } from './product-values.ts';
import { SpecFields } from './spec-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { useProductValues } from './use-product-values.ts';
import { type SaveRefusal, useSaveProduct } from './use-save-product.ts';
import { VideosCard } from './videos-card.tsx';

interface ProductFormProps {
  owner: string;
  business: MyBusiness;
  /** Nothing for a new one. */
  product?: EditedProduct;
  /** What a new one is told of the package. */
  quota?: ReactNode;
  /** What was published could not be read again. */
  onUnread?: (revision: number) => void;
}

/** All that a product states, with its draft in this browser until it is published. */
export function ProductForm({ owner, business, product: given, quota, onUnread }: ProductFormProps) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const formID = useId();
  const { businessID } = business;
  const decimal = useMemo(() => decimalSign(i18n.locale), [i18n.locale]);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const save = useSaveProduct();
  const state = useProductValues({
    currency: currencyOfCountry(business.contactInfo.country.code),
    draft: { owner, form: `product-${given?.productID ?? businessID}` },
    product: given,
    decimal,
    isSending: isBusy,
  });
  const { control, product, published, typed, clashes, settle, adopt, latest } = state;
  const { values, change } = control;
  const uploads = usePhotoUploads((photo, replaces) => {
    const { photos } = latest.current;
    const isThere = photos.some(({ id }) => id === replaces);
    change({
      photos: isThere ? photos.map((each) => (each.id === replaces ? photo : each)) : [...photos, photo],
    });
  });

  const videoUpload = useFileUpload('product-video', async ({ token, url = '' }) => {
    change({ videos: [...latest.current.videos, { id: token, isNew: true, url, title: '' }] });
  });

  async function publish() {
    if (clashes.length > 0) return focusClash();
    setBusy(true);
    setRefusal(undefined);
    begin();
    try {
      if (!(await uploads.untilSent()))
        return fail(t`Remove the photos that were not uploaded, or try them again, then publish.`);
      // Rows that state nothing go; what is wrong is named by its place among the others.
      const sent = { ...latest.current, specs: latest.current.specs.filter((row) => !isBlankSpec(row)) };
      change({ specs: sent.specs });
      const answer = await save({ businessID, product, values: sent, decimal });
      if ('productID' in answer) await finish(answer.productID, answer.revision, sent);
      else if (answer.isOutdated && product) await merge(product.productID);
      else {
        setRefusal(answer);
        control.fail(answer.issues);
      }
    } catch (error) {
      console.error('A product could not be saved', error);
      fail(t`An unexpected error has occurred, please try again`);
    } finally {
      setBusy(false);
    }
  }

  async function finish(productID: string, revision: number, sent: typeof values) {
    toast(product ? t`Saved successfully` : t`Product added`, 'done');
    if (!product) {
      control.saved(latest.current);
      return navigate(productFormAddress({ business: businessID, id: productID }), { replace: true });
    }
    try {
      adopt(await call(getProductForEdit, { params: { productID } }), sent);
    } catch (error) {
      console.error('What was published could not be read again', error);
      control.saved(sent);
      onUnread?.(revision);
    }
  }

  /** Somebody else was faster: what only they changed is taken over, the rest is to be chosen. */
  async function merge(productID: string) {
    const found = adopt(await call(getProductForEdit, { params: { productID } }), published);
    fail(t`Someone else has changed this product in the meantime. Check it, then publish again.`);
    if (found.length > 0) requestAnimationFrame(focusClash);
  }

  function focusClash() {
    document.querySelector<HTMLElement>('.x-clash button')?.focus();
  }

  const areOnTheWay = uploads.underway.length > 0 || videoUpload.underway !== undefined;
  const isDirty = useCallback(() => control.isDirty() || areOnTheWay, [control.isDirty, areOnTheWay]);
  const isDraftPending = useCallback(
    () => control.isDraftPending() || areOnTheWay,
    [control.isDraftPending, areOnTheWay],
  );
  const company = business.general.companyName;
  const href = product?.listed
    ? productAddress({ id: product.productID, name: product.name, company })
    : productFormAddress({ business: businessID, ...(product ? { id: product.productID } : {}) });
  return (
    <ProductFormContext value={{ values, published, product, typed, clashes, settle, decimal }}>
      <ProductHead quota={quota} product={product} onChanged={(fresh) => adopt(fresh, published)} />
      <div className="pf-columns" hidden={!control.isDraftRead}>
        <div className="pf-main">
          <ProductField group="photos">
            <PhotosCard photos={values.photos} uploads={uploads} onChange={(photos) => change({ photos })} />
          </ProductField>
          <FormElement control={control} id={formID} onValid={() => void publish()} autoComplete="off">
            <SectionCard title={t`Name and text`} id="text">
              <div className="pf-fields">
                <TextFields />
              </div>
            </SectionCard>
            <SectionCard title={t`Specifications`} id="specifications">
              <SpecFields />
            </SectionCard>
            <SectionCard title={t`Order and delivery`} id="order">
              <div className="pf-fields pf-two">
                <OrderFields />
              </div>
            </SectionCard>
            <FormNotes control={control} />
            {refusal ? <ErrorNote text={refusal.text} /> : null}
            <LeaveGuard isDirty={isDirty} isDraftPending={isDraftPending} onLeave={control.discard} />
          </FormElement>
          <ProductField group="videos">
            <VideosCard
              videos={values.videos}
              upload={videoUpload}
              onChange={(videos) => change({ videos })}
            />
          </ProductField>
          {product ? (
            <DataSheetsCard productID={product.productID} sheets={product.dataSheets} />
          ) : (
            <SectionCard title={t`Data sheets`}>
              <p className="pf-fields k-meta">
                <Trans>Publish the product first. Then you can add its data sheets here.</Trans>
              </p>
            </SectionCard>
          )}
        </div>
        <div className="pf-help">
          <PreviewTile
            values={values}
            href={href}
            id={product?.productID ?? businessID}
            industryOfBusiness={business.general.industry?.id}
          />
          <ProductCompleteness values={values} />
        </div>
      </div>
      <ProductBar
        formID={formID}
        product={product}
        typed={typed.length}
        isBusy={isBusy}
        failure={failure}
        onDiscard={() => change({ ...published, basedOn: 0 })}
        onRestore={(before) => change(before)}
        values={values}
      />
    </ProductFormContext>
  );
}
