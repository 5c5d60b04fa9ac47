import type { FieldIssue, FieldName } from '@kontor/contract';
import { businessLimits as limits, requiredTexts } from '@kontor/contract/business-limits';
import { emailShape } from '@kontor/web/form/email-shape';
import { type AmountRule, checkAmount } from '../amount/check-amount.ts';
import { readAmount } from '../amount/read-amount.ts';
import type { FormValue, FormValues } from './field-kinds.ts';

const upTo = (max: number): AmountRule => ({ min: 0, max, isWhole: true });

/** What the numbers of a field have to be, the same as its schema says. */
function ruleOf(field: FieldName): AmountRule | undefined {
  switch (field) {
    case 'yearStablished':
      return { min: limits.yearStablished, max: new Date().getUTCFullYear(), isWhole: true };
    case 'totalAnnualRevenue':
      return upTo(limits.totalAnnualRevenue);
    case 'totalEmployees':
    case 'totalProductionEmployees':
    case 'totalEmployeesSales':
      return upTo(limits.employees);
    case 'productionCapacity':
      return { min: 0, max: limits.productionCapacity };
    case 'factorySize':
      return { min: 0, max: limits.factorySize };
    case 'numberProductionLines':
      return upTo(limits.numberProductionLines);
    case 'averageLeadTime':
      return upTo(limits.averageLeadTime);
    default:
      return undefined;
  }
}

/** What can be told wrong about a field before it is sent. @param decimal sign of the reader's language */
export function checkField(field: FieldName, value: FormValue, decimal: string): FieldIssue | undefined {
  const rule = ruleOf(field);
  if (rule)
    return typeof value === 'string' ? checkAmount(value, rule, decimal) : checkRange(value, rule, decimal);
  switch (field) {
    case 'email':
      return checkEmail((value as string).trim());
    case 'phone':
    case 'mobilePhone':
      return checkPhone(value as FormValues['phone']);
    case 'categories':
      return (value as FormValues['list']).length === 0 ? { code: 'notChosen' } : undefined;
    case 'workingHours':
      return checkHours(value as FormValues['hours']);
    default:
      return isRequired(field) && (value as string).trim() === '' ? { code: 'required' } : undefined;
  }
}

const isRequired = (field: FieldName) => requiredTexts.some((each) => each === field);

function checkEmail(typed: string): FieldIssue | undefined {
  return typed === '' || emailShape.test(typed) ? undefined : { code: 'notAnAddress' };
}

/** Whether the number suits its country the server alone knows. */
function checkPhone({ businessPhoneNumber: typed }: FormValues['phone']): FieldIssue | undefined {
  return typed.trim() === '' || /\d/.test(typed) ? undefined : { code: 'notAPhone' };
}

function checkHours({ days, from, to }: FormValues['hours']): FieldIssue | undefined {
  return days.length > 0 && from !== '' && to !== '' && from >= to ? { code: 'endBeforeStart' } : undefined;
}

function checkRange(value: FormValue, rule: AmountRule, decimal: string): FieldIssue | undefined {
  const { min, max } = value as FormValues['range'];
  const issue = checkAmount(min, rule, decimal) ?? checkAmount(max, rule, decimal);
  if (issue) return issue;
  const [first, last] = [readAmount(min, decimal), readAmount(max, decimal)];
  return first !== undefined && last !== undefined && first > last ? { code: 'endBeforeStart' } : undefined;
}
