/** The forms of a verb that card text needs. Persons: tú, a third person, several third persons. */
export interface Verb {
  readonly infinitive: string;
  readonly indicative: readonly [string, string, string];
  readonly subjunctive: readonly [string, string, string];
  /** The order to "tú". */
  readonly imperative: string;
}

interface Irregular {
  /** The stem where the stress falls on it: "pierd" of perder. */
  readonly stressed?: string;
  /** The stem of the subjunctive: "pong" of poner. */
  readonly subjunctive?: string;
  readonly imperative?: string;
}

type Ending = 'ar' | 'er' | 'ir';

/** Spelling that keeps the sound before an e: sacrifica, sacrifique. */
const beforeE = (stem: string): string => stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');

function verb(stem: string, ending: Ending, irregular: Irregular = {}): Verb {
  const stressed = irregular.stressed ?? stem;
  const first = ending === 'ar';
  const soft = irregular.subjunctive ?? (first ? beforeE(stressed) : stressed);
  const [own, other] = first ? ['a', 'e'] : ['e', 'a'];
  return {
    infinitive: stem + ending,
    indicative: [`${stressed}${own}s`, `${stressed}${own}`, `${stressed}${own}n`],
    subjunctive: [`${soft}${other}s`, `${soft}${other}`, `${soft}${other}n`],
    imperative: irregular.imperative ?? `${stressed}${own}`,
  };
}

const ar = (stem: string, irregular?: Irregular) => verb(stem, 'ar', irregular);
const er = (stem: string, irregular?: Irregular) => verb(stem, 'er', irregular);
const ir = (stem: string, irregular?: Irregular) => verb(stem, 'ir', irregular);

/** All verbs of card text. A verb that isn't here doesn't compile. */
export const VERBS = {
  activar: ar('activ'),
  adaptar: ar('adapt'),
  adivinar: ar('adivin'),
  agregar: ar('agreg'),
  amasar: ar('amas'),
  anexar: ar('anex'),
  asignar: ar('asign'),
  atacar: ar('atac'),
  barajar: ar('baraj'),
  bloquear: ar('bloque'),
  buscar: ar('busc'),
  cambiar: ar('cambi'),
  confabular: ar('confabul'),
  contrarrestar: ar('contrarrest'),
  controlar: ar('control'),
  convertir: ir('convert', { stressed: 'conviert' }),
  copiar: ar('copi'),
  crear: ar('cre'),
  deber: er('deb'),
  dejar: ar('dej'),
  desanexar: ar('desanex'),
  costar: ar('cost', { stressed: 'cuest' }),
  descartar: ar('descart'),
  destruir: ir('destru', { stressed: 'destruy' }),
  distribuir: ir('distribu', { stressed: 'distribuy' }),
  duplicar: ar('duplic'),
  elegir: ir('eleg', { stressed: 'elig', subjunctive: 'elij' }),
  enderezar: ar('enderez'),
  entrar: ar('entr'),
  esforzar: ar('esforz', { stressed: 'esfuerz' }),
  estar: {
    infinitive: 'estar',
    indicative: ['estás', 'está', 'están'],
    subjunctive: ['estés', 'esté', 'estén'],
    imperative: 'está',
  },
  exiliar: ar('exili'),
  explorar: ar('explor'),
  fortalecer: er('fortalec', { subjunctive: 'fortalezc' }),
  ganar: ar('gan'),
  girar: ar('gir'),
  haber: {
    infinitive: 'haber',
    indicative: ['has', 'ha', 'han'],
    subjunctive: ['hayas', 'haya', 'hayan'],
    imperative: 'haya',
  },
  hacer: er('hac', { subjunctive: 'hag', imperative: 'haz' }),
  incitar: ar('incit'),
  intercambiar: ar('intercambi'),
  investigar: ar('investig'),
  ir: {
    infinitive: 'ir',
    indicative: ['vas', 'va', 'van'],
    subjunctive: ['vayas', 'vaya', 'vayan'],
    imperative: 've',
  },
  jugar: ar('jug', { stressed: 'jueg' }),
  lanzar: ar('lanz'),
  llamar: ar('llam'),
  luchar: ar('luch'),
  manifestar: ar('manifest', { stressed: 'manifiest' }),
  mirar: ar('mir'),
  moler: er('mol', { stressed: 'muel' }),
  morir: ir('mor', { stressed: 'muer' }),
  mostrar: ar('mostr', { stressed: 'muestr' }),
  mover: er('mov', { stressed: 'muev' }),
  obtener: er('obten', { stressed: 'obtien', subjunctive: 'obteng', imperative: 'obtén' }),
  omitir: ir('omit'),
  pagar: ar('pag'),
  pasar: ar('pas'),
  perder: er('perd', { stressed: 'pierd' }),
  poblar: ar('pobl', { stressed: 'puebl' }),
  poder: er('pod', { stressed: 'pued' }),
  poner: er('pon', { subjunctive: 'pong', imperative: 'pon' }),
  prevenir: ir('preven', { stressed: 'previen', subjunctive: 'preveng', imperative: 'prevén' }),
  proliferar: ar('prolifer'),
  recibir: ir('recib'),
  redistribuir: ir('redistribu', { stressed: 'redistribuy' }),
  regenerar: ar('regener'),
  regresar: ar('regres'),
  remover: er('remov', { stressed: 'remuev' }),
  robar: ar('rob'),
  sacrificar: ar('sacrific'),
  salir: ir('sal', { subjunctive: 'salg', imperative: 'sal' }),
  ser: {
    infinitive: 'ser',
    indicative: ['eres', 'es', 'son'],
    subjunctive: ['seas', 'sea', 'sean'],
    imperative: 'sé',
  },
  tener: er('ten', { stressed: 'tien', subjunctive: 'teng', imperative: 'ten' }),
  terminar: ar('termin'),
  tirar: ar('tir'),
  transformar: ar('transform'),
  usar: ar('us'),
  vigilar: ar('vigil'),
  voltear: ar('volte'),
  volver: er('volv', { stressed: 'vuelv' }),
} as const satisfies Readonly<Record<string, Verb>>;

export type VerbName = keyof typeof VERBS;

/** What happens in fact, or what is only thought of: after "cuando", "a menos que", "mientras". */
export type Mood = 'indicative' | 'subjunctive';
