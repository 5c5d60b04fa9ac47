export { changeOperatorRole } from './change-operator-role.ts';
export { listOperators, type Operator } from './list-operators.ts';
export { type OperatorRole, operatorRoles } from './operator-role.ts';
