import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';

export const getReactionSummary = defineCall({
  name: 'getReactionSummary',
  method: 'GET',
  path: 'social/reaction/summary/{resourceID}',
  access: 'anyone',
  limit: 'read',
  noun: 'reaction',
  summary: 'How many reactions a resource has; zero for a resource nobody reacted to',
  params: Type.Object({ resourceID: Uuid }),
  data: Type.Object({ reactionCount: Type.Object({ like: Type.Integer() }) }),
});
