import { Pill } from '../badge/pill.tsx';
import { Check, Minus } from '../icon/icons.gen.ts';

export function StockPill({ inStock, text }: { inStock: boolean; text: string }) {
  return (
    <Pill {...(inStock ? { tone: 'ok' } : {})}>
      {inStock ? <Check size={15} /> : <Minus size={15} />}
      {text}
    </Pill>
  );
}
