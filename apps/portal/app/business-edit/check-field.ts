import type { FieldIssue, FieldName } from '@kontor/contract';
import { businessLimits as limits } from '@kontor/contract/business-limits';
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

/**
 * What can be told wrong about the numbers and times of a field before they are sent. @param decimal sign of the reader's language
 */
export function checkField(field: FieldName, value: FormValue, decimal: string): FieldIssue | undefined {
  const rule = ruleOf(field);
  if (rule)
    return typeof value === 'string' ? checkAmount(value, rule, decimal) : checkRange(value, rule, decimal);
  if (field !== 'workingHours') return undefined;
  const { days, from, to } = value as FormValues['hours'];
  return days.length > 0 && from !== '' && to !== '' && from >= to ? { code: 'endBeforeStart' } : undefined;
}

function checkRange(value: FormValue, rule: AmountRule, decimal: string): FieldIssue | undefined {
  const { min, max } = value as FormValues['range'];
  const issue = checkAmount(min, rule, decimal) ?? checkAmount(max, rule, decimal);
  if (issue) return issue;
  const [first, last] = [readAmount(min, decimal), readAmount(max, decimal)];
  return first !== undefined && last !== undefined && first > last ? { code: 'endBeforeStart' } : undefined;
}
