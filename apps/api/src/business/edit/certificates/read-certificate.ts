import type { CertificateChange, Issue, IssueCode, NewCertificate } from '@kontor/contract';
import { isDay } from '@kontor/contract/is-day';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import { plainLine } from '../../../text/plain-text.ts';
import type { CertificateValue } from './certificate-value.ts';

type Files = 'photo' | 'document' | 'documentName';
type Sent = Omit<NewCertificate, Files> | Omit<CertificateChange, Files | 'revision'>;

/**
 * What a certificate says with what was sent: absent fields stay, empty ones are taken away. Its files are as they were.
 * @param before none where it is new
 * @throws BadRequest with an issue for each field found wrong
 */
export function readCertificate(
  sent: Sent,
  before: CertificateValue | undefined,
  id: string,
): CertificateValue {
  const issues: Issue[] = [];
  const refuse = (field: string, code: IssueCode) => void issues.push(issueAt(field, { code }));
  const text = (name: 'name' | 'issuer' | 'number' | 'issueDate' | 'expireDate') => {
    const given = sent[name];
    return given === undefined ? before?.[name] : (plainLine(given ?? '') ?? undefined);
  };
  const [name, issuer, number] = [text('name'), text('issuer'), text('number')];
  const [issueDate, expireDate] = [text('issueDate'), text('expireDate')];
  if (name === undefined) refuse('name', 'required');
  if (issueDate === undefined) refuse('issueDate', 'required');
  else if (!isDay(issueDate)) refuse('issueDate', 'notADate');
  else if (issueDate > latestToday()) refuse('issueDate', 'inFuture');
  if (expireDate !== undefined && !isDay(expireDate)) refuse('expireDate', 'notADate');
  else if (expireDate !== undefined && issueDate !== undefined && expireDate <= issueDate)
    refuse('expireDate', 'endBeforeStart');
  if (issues[0] || name === undefined || issueDate === undefined)
    throw new KontorError('BadRequest', issues[0] ? sentenceOf(issues[0]) : '', { issues });
  return {
    id,
    name,
    ...(issuer === undefined ? {} : { issuer }),
    ...(number === undefined ? {} : { number }),
    issueDate,
    ...(expireDate === undefined ? {} : { expireDate }),
    ...(before?.photo ? { photo: before.photo } : {}),
    ...(before?.document ? { document: before.document } : {}),
  };
}

/** Today where it begins first: in the zone 14 hours before UTC. */
function latestToday(): string {
  return new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
