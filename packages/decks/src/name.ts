/** The few names with a slash of their own; every other slash joins the parts of a split or double-faced card. */
const OWN_SLASH = ['SP//dr, Piloted by Peni', 'Summon: Choco/Mog'];
const ownSlash = new Map(OWN_SLASH.map((name) => [name.toLowerCase(), name]));

const LETTER = /\p{L}/u;

/** The longest real name has 141 characters. */
const LONGEST_NAME = 160;

/** "Fire/Ice", "Fire//Ice", "Fire /// Ice" and "Fire | Ice" are all "Fire // Ice". */
export function canonicalName(written: string): string {
  const name = written.replace(/\s+/g, ' ').trim();
  const own = ownSlash.get(name.toLowerCase());
  if (own !== undefined) return own;
  const parts = name.split(/\s*\/{1,3}\s*|\s+\|\s+/);
  return parts.every((part) => LETTER.test(part)) ? parts.join(' // ') : name;
}

/** No name has these; a line that still has one after its marks were taken off is something else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NEVER_IN_NAMES = /[\u0000-\u001f\u007f<>{}[\]|=^*#;$\\~]/;

export function looksLikeName(name: string): boolean {
  return (
    name.length <= LONGEST_NAME &&
    (LETTER.test(name) || /^_+$/.test(name)) &&
    !NEVER_IN_NAMES.test(name) &&
    !/:$|:\/\/|\bwww\./i.test(name)
  );
}
