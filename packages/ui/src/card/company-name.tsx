import { splitLegalForm } from './legal-form.ts';
import './company-name.css';

/** A company's name, its legal form on one line where there is room for it. */
export function CompanyName({ name }: { name: string }) {
  const [own, form] = splitLegalForm(name);
  if (!form) return own;
  return (
    <>
      {own}
      <span className="k-legal-form">{form}</span>
    </>
  );
}
