/**
 * Conjugation. Rules texts need the infinitive, the present (also as an order), the imperfect of
 * "devoir", the subjunctive after "à moins que", and the past participle.
 */
export interface Forms {
  /** "il joue", "ils jouent", "vous jouez". */
  readonly one: string;
  readonly many: string;
  readonly you: string;
  /** "qu'il joue", "qu'ils jouent", "que vous jouiez". */
  readonly thatOne: string;
  readonly thatMany: string;
  readonly thatYou: string;
  readonly participle: string;
}

const forms = (
  one: string,
  many: string,
  you: string,
  thatOne: string,
  thatMany: string,
  thatYou: string,
  participle: string,
): Forms => ({ one, many, you, thatOne, thatMany, thatYou, participle });

const IRREGULAR: Readonly<Record<string, Forms>> = {
  avoir: forms('a', 'ont', 'avez', 'ait', 'aient', 'ayez', 'eu'),
  être: forms('est', 'sont', 'êtes', 'soit', 'soient', 'soyez', 'été'),
  pouvoir: forms('peut', 'peuvent', 'pouvez', 'puisse', 'puissent', 'puissiez', 'pu'),
  devoir: forms('doit', 'doivent', 'devez', 'doive', 'doivent', 'deviez', 'dû'),
  faire: forms('fait', 'font', 'faites', 'fasse', 'fassent', 'fassiez', 'fait'),
  remettre: forms('remet', 'remettent', 'remettez', 'remette', 'remettent', 'remettiez', 'remis'),
  mettre: forms('met', 'mettent', 'mettez', 'mette', 'mettent', 'mettiez', 'mis'),
  détruire: forms('détruit', 'détruisent', 'détruisez', 'détruise', 'détruisent', 'détruisiez', 'détruit'),
  produire: forms('produit', 'produisent', 'produisez', 'produise', 'produisent', 'produisiez', 'produit'),
  acquérir: forms('acquiert', 'acquièrent', 'acquérez', 'acquière', 'acquièrent', 'acquériez', 'acquis'),
  devenir: forms('devient', 'deviennent', 'devenez', 'devienne', 'deviennent', 'deveniez', 'devenu'),
  revenir: forms('revient', 'reviennent', 'revenez', 'revienne', 'reviennent', 'reveniez', 'revenu'),
  prévenir: forms('prévient', 'préviennent', 'prévenez', 'prévienne', 'préviennent', 'préveniez', 'prévenu'),
  mourir: forms('meurt', 'meurent', 'mourez', 'meure', 'meurent', 'mouriez', 'mort'),
  battre: forms('bat', 'battent', 'battez', 'batte', 'battent', 'battiez', 'battu'),
  prendre: forms('prend', 'prennent', 'prenez', 'prenne', 'prennent', 'preniez', 'pris'),
  finir: forms('finit', 'finissent', 'finissez', 'finisse', 'finissent', 'finissiez', 'fini'),
};

function regular(infinitive: string): Forms {
  if (infinitive.endsWith('ir')) {
    const stem = infinitive.slice(0, -1);
    return forms(
      `${stem}t`,
      `${stem}ssent`,
      `${stem}ssez`,
      `${stem}sse`,
      `${stem}ssent`,
      `${stem}ssiez`,
      stem,
    );
  }
  if (infinitive.endsWith('re')) {
    const stem = infinitive.slice(0, -2);
    return forms(stem, `${stem}ent`, `${stem}ez`, `${stem}e`, `${stem}ent`, `${stem}iez`, `${stem}u`);
  }
  const stem = infinitive.slice(0, -2);
  // The last vowel of the stem opens where the ending is mute: révèle, enlève, paie.
  const mute = /[ao]y$/.test(stem)
    ? `${stem.slice(0, -1)}i`
    : stem.replace(/(?<!i)[eé]([^aeiouyéèêgq]|ch|gn)$/, 'è$1');
  return forms(`${mute}e`, `${mute}ent`, `${stem}ez`, `${mute}e`, `${mute}ent`, `${stem}iez`, `${stem}é`);
}

/** `infinitive` without its reflexive pronoun. */
export const conjugation = (infinitive: string): Forms => IRREGULAR[infinitive] ?? regular(infinitive);
