// What nobody should be shown to sell in a demo, and wording that only makes sense inside its list.
const unwanted =
  /weapon|firearm|gun\b|rifle|pistol|ammunition|munition|explosive|missile|grenade|bomb|torpedo|warhead|military|combat|warship|tank\b.*armou?r|armou?red|defen[cs]e|narcotic|opium|heroin|cocaine|cannabis|coca\b|ivory|fur\b|furskin|human |corpse|cadaver|waste|scrap|sewage|refuse|asbestos|nuclear|radioactive|uranium|plutonium|tobacco|cigar|abortion|abortifacient|prison|slaughter|live\b|whale|turtle|reptile|religious|political|trade union|funeral|cemetery|crematori|escort|gambling|lottery|election|worn|second-hand|electroconvulsive|penile|vaginal|anal\b|rectal|semen|seminal|penis|testic|sperm|drugs? of abuse|parts and accessories|parts of|: parts|accessories for|miscellaneous|various|n\.e\.c|n\.o\.s|not elsewhere|heading|chapter|other than|whether|thereof|excluding|except|specified|\bnot\b|similar|of a kind|used (for|in|as|with|solely)|or without|with or|or the like|and the like|\betc|unsuitable|therewith|therefrom|skins?:|hides|by weight|weighing|exceeding|perform|put up|containing|\braw\b|reprocessed|destructive|\bmerely\b|therefor\b|idae\b|^poly ?[:-]|^[^(]*\)/i;
const unwantedDivisions = /^(75|353|354|355|356|357|98)/;
const acronyms =
  /\b(dna|rna|hiv|ecg|eeg|emg|ct|mri|pcr|icu|uv|led|ac|dc|iv|pvc|cpr|tens|igg|iga|igm|ige|abo|psa|tsh|hpv|ent)\b/gi;
const maximumLength = 120;

/** A name as a product list of a business would have it; undefined when the list's wording does not make one. */
export function tidyName(file: string, name: string, specsJson: string): string | undefined {
  if (unwanted.test(name)) return undefined;
  if (file === 'cpv-product-names' && unwantedDivisions.test(/\d{8}/.exec(specsJson)?.[0] ?? ''))
    return undefined;
  if (file === 'fda-device-names') return tidyDeviceName(name);
  if (file === 'hs6-product-names') return tidyCustomsName(name);
  return name.length > maximumLength ? undefined : tidySpaces(name);
}

/** "Horses - pure-bred breeding animals" → "Horses: pure-bred breeding animals", cut after a whole phrase. */
function tidyCustomsName(name: string): string | undefined {
  const [head = '', ...more] = name.split(' - ');
  const tidy = tidySpaces(more.length === 0 ? head : `${head}: ${more.join(', ')}`);
  // The list itself cuts names at 120 characters, so a long one ends in the middle of something.
  if (name.length < maximumLength) return tidy;
  const end = tidy.slice(0, maximumLength).lastIndexOf(', ');
  return end > tidy.indexOf(': ') && end > 20 ? tidy.slice(0, end) : undefined;
}

const deviceNouns =
  /(system|kit|device|catheter|test|tray|instrument|prosthesis|monitor|stimulator|needle|unit|electrode|tube|implant|lens|set|light|table|analyzer|laser|pump|dilator|forceps|clamp|stent|orthosis|holder|lamp|reagent|syringe|curette|clip|transducer|cannula|probe|generator|knife|chair|adaptor|endoscope|hook|valve|bed|marker|pad|container|glove|camera|suture|indicator|detector|bag|cover|adhesive|scissors|applicator|filter|brush|tester|controller|sterilizer|warmer|retractor|splint|dressing|protector|oximeter|trocar|injector|saw|microscope|cuff|ventilator|gauge|tubing|handpiece|strip|cushion|cement|elevator|cleaner|shield|drape|illuminator|massager|cabinet|meter|connector|recorder|screw|chisel|balloon|insufflator|speculum|cutter|bandage|bath|projector|microtome|mesh|mask|bottle|stethoscope|pipette|tourniquet|alarm|telescope|gown|tape|screen|expander|staple|exerciser|wheelchair|humidifier|flowmeter|mixer|laryngoscope|timer|electrocardiograph|wire|graft|defibrillator|mirror|dispenser|scanner|thermometer|lift|stretcher|scale|stainer|spirometer|regulator|centrifuge|sensor|pacemaker|drill|toothbrush|aligner|anchor|assay|immunoassay)$/i;

/** Names that were turned round by rule read well when they are short, hold no list and end in a thing. */
function tidyDeviceName(name: string): string | undefined {
  const words = name.split(' ').length;
  if (words < 2 || words > 5 || !deviceNouns.test(name)) return undefined;
  if (/[,;()/&]|\d|- | (For|With|To|From|And|Or|Not) /.test(name)) return undefined;
  return tidySpaces(name)
    .replace(acronyms, (word) => word.toUpperCase())
    .replace(/(?<!^)\b(And|Or|Of|For|With|In|To|The|By|On|From)\b/g, (word) => word.toLowerCase());
}

function tidySpaces(name: string): string {
  const tidy = name
    .replace(/\s+([,;:.)])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:.-]+$/, '');
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}
