import { chooseReadMarks as chooseReadMarksCall, getReadMarks as getReadMarksCall } from '@kontor/contract';
import type { ForEither } from '../../business/policy.ts';
import { type Route, route } from '../../route.ts';
import { admin, member } from '../policy.ts';
import { chooseReadMarks } from './choose-read-marks.ts';
import { getReadMarks } from './get-read-marks.ts';

export const readMarksRoutes: Route[] = [
  route(getReadMarksCall, (context: ForEither) => getReadMarks(context), { policy: member }),
  route(chooseReadMarksCall, (context: ForEither, { body }) => chooseReadMarks(context, body.areShown), {
    policy: admin,
  }),
];
