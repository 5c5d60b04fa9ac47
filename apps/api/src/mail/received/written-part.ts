interface Sender {
  /** Of the mail that is answered. */
  address: string;
  name: string;
}

/** What programs write before what they quote, after the day and the sender's name. */
const wrote =
  /\b(wrote|escribió|ha scritto|scrive|schrieb|a écrit|escreveu|napisał\(a\))\b|写道|写了|寫道|のメール|書きました/iu;
const label = /^[*\s]*\p{L}[\p{L}\s]{0,20}\*?\s?[:：]/u;
const divider = /^[\s_-]*(-{2,}[\p{L}\s]+-{2,}|_{5,})[\s_-]*$/u;
const device =
  /^(sent from my|get outlook for|enviado desde mi|inviato da|gesendet von mein|发自我的|从我的).{0,60}$/iu;
const moment = /\b\d{4}\b.*\b\d{1,2}[:.]\d{2}\b/;
const isQuoted = (line: string | undefined) => line !== undefined && /^\s*>/.test(line);

/**
 * What somebody wrote in answer to a mail of ours, without what they quoted of it and their signature. A part is cut only where it
 * says that it is ours or is marked as quoted; so what is written above, below and in between stays.
 */
export function writtenPart(text: string, sender: Sender): string {
  const lines = text.split(/\r\n|[\r\n]/);
  const written: string[] = [];
  let isQuoting = false;
  let isSignature = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const introducing = linesOfIntroduction(lines, at, sender);
    if (introducing > 0) {
      const next = lines.slice(at + introducing).find((each) => each.trim() !== '');
      if (!isQuoted(next)) break;
      isQuoting = true;
      isSignature = false;
      at += introducing - 1;
    } else if (isHeaderOfOurs(lines, at, sender)) break;
    // One such line alone is a comparison: "> 500 pieces".
    else if (isQuoted(line) && (isQuoting || isQuoted(lines[at - 1]) || isQuoted(lines[at + 1])))
      isSignature = false;
    else if (/^--\s?$/.test(line)) isSignature = true;
    else if (!isSignature) written.push(line);
  }
  return withoutDevice(written.join('\n').trim());
}

/** How many lines from here on say when we wrote what follows; programs break them at 76 characters. */
function linesOfIntroduction(lines: readonly string[], at: number, sender: Sender): number {
  if (isQuoted(lines[at])) return 0;
  for (let count = 1; count <= 3; count += 1) {
    const all = lines.slice(at, at + count).map((line) => line.trim().slice(0, 300));
    if (!all.at(-1)) return 0;
    if (!/[:：]$/.test(all.at(-1) ?? '')) continue;
    // What stands before a whole introduction is somebody's own line, unless it is day and time.
    const isWhole = all.some((_, from) => from > 0 && isIntroduction(all.slice(from).join(' '), sender));
    if (isWhole && !moment.test(all[0] ?? '')) return 0;
    return isIntroduction(all.join(' '), sender) ? count : 0;
  }
  return 0;
}

function isIntroduction(text: string, { address, name }: Sender): boolean {
  // The rest of a line.
  if (text.startsWith('<')) return false;
  const said = text.toLowerCase();
  const [hasDay, hasVerb] = [/\d/.test(said), wrote.test(said)];
  if (said.includes(address.toLowerCase())) return hasDay || hasVerb;
  return said.includes(name.toLowerCase()) && hasDay && hasVerb;
}

/** Whether the header of a mail of ours stands here, with or without the line above it. */
function isHeaderOfOurs(lines: readonly string[], at: number, { address, name }: Sender): boolean {
  const filled = lines.slice(at, at + 8).filter((line) => line.trim() !== '');
  const [from = '', ...more] = divider.test(filled[0] ?? '') ? filled.slice(1) : filled;
  const said = from.slice(0, 300).toLowerCase();
  const isOurs = said.includes(address.toLowerCase()) || said.includes(name.toLowerCase());
  return isOurs && label.test(from) && more.slice(0, 2).filter((line) => label.test(line)).length === 2;
}

function withoutDevice(text: string): string {
  const last = text.lastIndexOf('\n') + 1;
  return last > 0 && device.test(text.slice(last).trim()) ? text.slice(0, last).trim() : text;
}
