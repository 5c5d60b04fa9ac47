import { hasIban } from './iban.ts';

/** Words that ordinary trade does without, in the languages of the product. "Bank transfer" and "bank guarantee" are none of them. */
const words = new RegExp(
  [
    String.raw`\b(?:bank(?:ing)? (?:details|account|coordinates)|(?:beneficiary|receiving) account|iban)\b`,
    String.raw`\b(?:datos bancarios|cuentas? bancarias?|cuenta beneficiaria|clabe)\b`,
    String.raw`\b(?:coordinate bancarie|conto (?:corrente|bancario)|dati bancari)\b`,
    '银行(?:账|帐)[号户]|银行信息|收款(?:账|帐)[号户]|开户行|银行卡号',
  ].join('|'),
  'iu',
);

/** An account number by its words, with a number behind them; a customer's number is another one. */
const numbered =
  /(?<!\b(?:customer|client|supplier) )\b(?:account (?:number|no\.?|#)|routing number|sort code|n[uú]mero de cuenta|cuenta n[uú]mero|numero (?:di|del) conto|(?:账|帐)号)[\s:：#.]{0,4}[A-Z]{0,4}[\d][\d\s-]{4,40}/iu;

/** The code of a bank, its word before it. "Swift delivery" names none. */
const bic =
  /\b(?:bic|swift(?:\s?\/\s?bic)?(?:[\s-]{0,2}(?:code|no\.?|number))|swift\s?[:/：]|c[oó]digo swift|codice (?:swift|bic))[\s:：./]{0,4}(?:bic[\s:：]{0,3})?([A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?)\b/giu;

/** Whether a text names an account to pay to, or says that there is another one. */
export function hasBankDetails(text: string): boolean {
  if (words.test(text) || numbered.test(text) || hasIban(text)) return true;
  return [...text.matchAll(bic)].some(([, code = '']) => code === code.toUpperCase());
}
