import { SectionCard } from '@kontor/ui';
import { TextBox } from '@kontor/web/form/text-box';
import { TextInput } from '@kontor/web/form/text-input';
import { useLingui } from '@lingui/react/macro';
import { textNamed } from './field-named.ts';

const fieldsOf = {
  buy: ['buyProduct1', 'buyProduct2', 'buyProduct3', 'buyProduct4'],
  sell: ['sellProduct1', 'sellProduct2', 'sellProduct3', 'sellProduct4'],
} as const;

/** Four products the company wants to buy, or to sell, and more about it. */
export function ProductFields({ kind }: { kind: 'buy' | 'sell' }) {
  const { t } = useLingui();
  return (
    <SectionCard title={kind === 'buy' ? t`What you want to buy` : t`What you want to sell`}>
      <div className="q-fields">
        {fieldsOf[kind].map((field, index) => (
          <TextInput key={field} {...textNamed(field)} label={t`Product ${index + 1}`} autoComplete="off" />
        ))}
        <div className="q-wide">
          <TextBox
            {...textNamed(kind === 'buy' ? 'moreInfoBuy' : 'moreInfoSell')}
            label={t`More information`}
            placeholder={t`Type here...`}
          />
        </div>
      </div>
    </SectionCard>
  );
}
