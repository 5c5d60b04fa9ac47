import { readGeneral } from './synonyms/read-general.ts';
import { fold } from './words.ts';

/** How questions begin, folded, in the languages people ask in: what is asked for comes behind. */
const beginnings: readonly RegExp[] = [
  // How letters begin
  '(?:dear (?:sirs?|madam|mister|team|all|supplier)(?: or madam|/madam| and madam)?|good (?:morning|afternoon|evening|day))[,.!:]*',
  '(?:hello|hi|hey|hola|hallo|salve)(?: there| all)?(?:[,.!:]+|(?= (?:i|we|please|can|could|do|need|looking|price|quote|busco|necesito|quiero|ich|wir|vorrei|cerco)(?![a-z])))',
  '(?:buen(?:os|as)? (?:dias?|tardes|noches)|buongiorno|buonasera|guten (?:tag|morgen|abend)|bonjour|bonsoir|sehr geehrte damen und herren)[,.!:]*',
  '(?:你好|您好|请问)[,.!:，。]*',
  // English
  "(?:i am|i'm|we are|we're) (?:an?|the|opening|starting|building|setting up|planning) [a-z ]{1,40}?(?: and| that| which| who)? (?:needs?|wants?|requires?|am looking for|are looking for)",
  '(?:my|our) (?:company|factory|client|clients|customer|customers|boss|plant|team|hotel|restaurant|shop|workshop|hospital|school) (?:needs?|wants?|requires?|is looking for|are looking for|would like)(?: to (?:buy|replace|order|get|find|have|import|source|purchase))?',
  '(?:can|could|would|will) you (?:please |kindly )?(?:tell|send|give|show|quote|offer|make|supply|recommend|find|help)(?: (?:me|us))?(?: (?:who (?:makes?|sells?|stocks?|supplies|produces?)|with|find|a price for|an offer for|a quote for))?',
  '(?:please|kindly) (?:quote|send|offer|supply|recommend|tell|give)(?: (?:me|us))?',
  'who (?:can|could|would|will|might) (?:supply|send|sell|offer|provide|deliver)(?: (?:me|us|to us|to me))?(?: with)?',
  'what (?:does|do|would|will)(?: an?| the)?',
  'is it possible to (?:buy|rent|hire|get|order|import|find)?',
  "(?:i am |i'm |we are |we're )?(?:looking|searching) for",
  'in (?:search|need) of',
  "(?:i am|i'm|we are|we're) (?:searching|seeking|sourcing)(?: for)?",
  'what (?:is|are) (?:needed|required)(?: (?:for|to))?',
  'what (?:is|are) the (?:minimum order(?: quantity)?|moq|lead time|delivery time|options)(?: (?:for|of|to))?',
  '(?:i|we) (?:need|want|require|am looking|are looking)(?: to (?:buy|find|get|order))?',
  '(?:need|require)(?: to (?:buy|find|get|order|source))?(?= (?:an?|some|the|someone|somebody|\\d)(?![a-z]))',
  'where (?:can|do|could) (?:i|we|you) (?:buy|find|get|order|source)',
  'where to (?:buy|find|get|order|source)',
  'how (?:can|do) (?:i|we) (?:buy|find|get|order)',
  'how to (?:buy|find|get|order)',
  "(?:what is|what's) the (?:price|cost) of(?: an?| the)?",
  'how much (?:is|are|does|do)(?: an?| the)?',
  'who can',
  'who (?:can )?(?:makes?|sells?|produces?|manufactures?|suppl(?:y|ies)|distributes?|exports?|imports?|offers?|delivers?|repairs?|has|have)',
  '(?:which|what) (?:companies|company|firms?|factory|factories|suppliers?|manufacturers?|makers?) (?:can )?(?:makes?|sells?|produces?|manufactures?|suppl(?:y|ies)|distributes?|exports?|imports?|offers?|delivers?|has|have)',
  'what (?:kind|kinds|sort|type|types) of',
  '(?:do|can) you (?:have|know|sell|recommend|find|make|offer)(?: me)?(?: any)?',
  '(?:is|are) there (?:any|an?)?',
  'find(?: me)?',
  'do any (?:companies|company|firms?|suppliers?|manufacturers?|makers?) (?:make|sell|produce|manufacture|supply|distribute|export|import|offer|deliver|have)',
  '(?:can|could|will|would|does|do) (?:somebody|someone|anybody|anyone)(?: (?:make|sell|produce|manufacture|supply|offer|deliver|have))?',
  'who (?:could|will|would|might)(?: (?:make|sell|produce|manufacture|supply|offer|deliver))?',
  'is there (?:an?|any) (?:company|supplier|manufacturer|firm|factory) (?:that|which|who)(?: (?:makes?|sells?|produces?|manufactures?|supplies|offers?|delivers?))?',
  'how (?:can|do|could) (?:i|we) (?:import|export|send|ship)',
  'how to (?:import|export|send|ship)',
  'where (?:can|could|do) (?:i|we) have',
  '(?:i|we) (?:would like|want|wish) to (?:import|export|outsource)',
  // Spanish
  'quien(?:es)? (?:puede|podria|me puede|nos puede|pueden)(?: (?:fabricar|hacer|vender|surtir|producir))?',
  '(?:necesito|busco|buscamos|necesitamos) (?:a )?(?:quien|alguien que)(?: (?:me|nos))?',
  'alguien que(?: (?:me|nos))?',
  'quien(?:es)? (?:fabrica|fabrican|vende|venden|produce|producen|hace|hacen|distribuye|exporta|importa|ofrece|repara)n?',
  'con que (?:puedo|podemos|se puede)',
  'donde (?:puedo |podemos |se puede )?(?:comprar|encontrar|conseguir|hay|venden)',
  '(?:estoy |estamos )?busc(?:o|amos|ando)',
  'necesit(?:o|amos)(?: comprar)?',
  'que (?:empresas?|fabricas?|proveedor(?:es)?) (?:vende|venden|fabrica|fabrican|hace|hacen|produce|producen|ofrece|ofrecen)',
  // Italian
  'chi (?:produce|vende|fa|fabbrica|distribuisce|esporta|importa|offre)',
  'chi (?:puo|potrebbe)(?: (?:produrre|fare|fornire|vendere))?',
  'dove (?:posso |si puo )?(?:comprare|trovare|acquistare|compro|trovo)',
  '(?:sto |stiamo )?cerc(?:o|hiamo|ando)',
  'ho bisogno di',
  // German
  'wer (?:liefert|macht|verkauft|produziert|baut|hat|vertreibt|fertigt|repariert)',
  'wer (?:kann|konnte)',
  '(?:womit|wie) (?:kann|konnte|konnen) (?:ich|wir|man)',
  '(?:ich |wir )?(?:brauchen?|benotigen?)',
  'wo (?:kann|konnen|bekomme|finde|kaufe|gibt) (?:ich|wir|man|es)',
  '(?:ich |wir )?suchen?',
  // French
  'qui (?:fabrique|vend|produit|fait|distribue|exporte|importe|propose)',
  'qui (?:peut|pourrait)(?: (?:fabriquer|faire|fournir|produire|vendre))?',
  '(?:je |nous )?(?:veux|voulons|souhaite|souhaitons)(?: (?:acheter|importer))?',
  'ou (?:puis-je |peut-on )?(?:acheter|trouver)',
  '(?:je |nous )?cherch(?:e|ons)',
  // Chinese
  '(?:在)?哪里(?:有|能买到?|可以买到?|卖)',
  '谁(?:生产|卖|制造)',
  '谁能(?:做|生产|提供)?|求购|寻找|我(?:想|要)买|在哪里买',
].map((beginning) => new RegExp(`^\\W*(?:${beginning})(?![a-z])\\s*`));

/** Whose it is says nothing of what it is; a name may hold such words. */
const possessives =
  /(?<![a-z])(?:my|our|your|their|mi|mis|nuestr[oa]s?|mi[oa]|nostr[oaie]|meinen?|unseren?|unser|mon|mes|notre|nos)(?![a-z])/g;

/** How a question of German begins: in it die is an article, no tool. */
const german = /^\W*(?:wer|wo|wir|ich|haben|gibt es|welche[rs]?|suche|guten)(?![a-z])/;
const articles = /(?<![a-z])(?:die|das|bei (?:uns|mir))(?![a-z])/g;

let asked: RegExp | undefined;

/** Phrases of several words wherever they stand, single words where the text begins; the longest first. */
function phrases(): RegExp {
  const all = [...new Set(readGeneral().questions.map(fold))].sort((a, b) => b.length - a.length);
  const several = all.filter((phrase) => phrase.includes(' ') || phrase > '\u2e80');
  const single = all.filter((phrase) => !several.includes(phrase));
  const anyOf = (some: readonly string[]) => `(?:${some.map((phrase) => RegExp.escape(phrase)).join('|')})`;
  const [before, behind] = ['(?<![a-z0-9])', '(?![a-z0-9])'];
  return new RegExp(`${before}${anyOf(several)}${behind}|^\\W*${anyOf(single)}${behind}`, 'g');
}

/** What is told before a question is asked, folded: what is asked for serves it. */
const told =
  /^\W*(?:(?:we|i)(?:(?: are| am|'re|'m)(?: (?:opening|starting|building|planning|setting up))?| (?:have|keep|run|own|open|operate|make|grow))(?! (?:looking|searching|seeking|sourcing|in need|in search|interested|buying|trying|going))|tenemos|somos|abbiamo|siamo|wir (?:haben|sind|betreiben|eroffnen)|nous (?:avons|sommes|ouvrons))(?: (?:an?|the|una?|uno|un|une|eine?n?|des|de))? ([^,.;:?!]{3,60})[,.;:]\s+(?=(?:who|where|which|what|can|could|do|quien|donde|chi|dove|wer|wo|qui|ou)(?![a-z]))/;

/** The text without the phrases by which something is asked for, folded; as it was where nothing else is in it. */
export function withoutQuestion(text: string): string {
  asked ??= phrases();
  const whole = fold(text);
  const [before = '', served] = told.exec(whole) ?? [];
  const folded = whole.slice(before.length);
  const begun = beginnings.reduce((left, beginning) => left.replace(beginning, ''), folded);
  const spoken = german.test(folded) ? begun.replace(articles, ' ') : begun;
  const own = begun === folded ? spoken : spoken.replace(possessives, ' ');
  const rest = own.replace(asked, ' ').trim();
  if (rest === whole || !/[\p{L}\p{N}]/u.test(rest)) return text;
  return served === undefined ? rest : `${rest} for ${served}`;
}

/** What stands before what something is for, or comes with, in the languages people ask in, folded. */
const before =
  /(?<![a-z0-9])(?:for|para|fur|per|pour|zum|zur|with|con|mit|avec|on|onto|auf|sobre|sur|around|inside|alrededor de|intorno a)(?![a-z0-9])/;

/** The part of a text that says what a thing is for or comes with, folded; empty where nothing says so, or nothing stands before it. */
export function purposeOf(text: string): string {
  const folded = fold(text);
  const found = before.exec(folded);
  if (!found || !/[\p{L}\p{N}]/u.test(folded.slice(0, found.index))) return '';
  return folded.slice(found.index + found[0].length).trim();
}

const doneTo = /(?<![a-z0-9])(?:of|de|del|di|della|delle|dei|degli|von|du|des)(?![a-z0-9])/;

/** What stands before the thing that it is done to, folded: calibration of scales. Empty where nothing says so. */
export function workOn(text: string): string {
  const folded = fold(text);
  const found = doneTo.exec(folded);
  return found ? folded.slice(0, found.index).trim() : '';
}

/** Where a thing is says nothing of what it serves. */
const where = /(?<![a-z0-9])(?:in|at|on|of|from|behind|into|en|im|am|dans|nel|nella)(?![a-z0-9])/;

const serves = /(?<![a-z0-9])(?:for|para|fur|per|pour)(?![a-z0-9])/;

/** The part of a text that says what a thing serves, folded: seats for cars are car seats. Empty where nothing says so. */
export function servedBy(text: string): string {
  const folded = fold(text);
  const found = serves.exec(folded);
  return found ? (folded.slice(found.index + found[0].length).split(where)[0] ?? '') : '';
}
