import type { LossReason, RefusalCode } from '@ettin/schema';
import type { About, Said, VALUES } from '@ettin/testkit';
import { askedText, catalogue, type Language, listed, refusalCodeText, stepName, textOf } from '@ettin/text';
import { COMPARE_EN } from './en/compare.js';
import { COMPARE_ES } from './es/compare.js';
import { COMPARE_FR } from './fr/compare.js';
import { COMPARE_JA } from './ja/compare.js';

/** What a comparison of editions says. */
export const COMPARE = catalogue(COMPARE_EN, { es: COMPARE_ES, fr: COMPARE_FR, ja: COMPARE_JA });

/** "life of A" */
export function thingText({ is, of }: About, language: Language): string {
  switch (is) {
    case 'step':
    case 'asked':
    case 'stack':
    case 'turn':
    case 'turnStep':
    case 'result':
    case 'waitsFor':
      return COMPARE.text(language, is);
    case 'possible':
    case 'teamLife':
    case 'teamPoison':
    case 'lifeLost':
    case 'lifeGained':
    case 'poison':
    case 'hand':
    case 'graveyard':
    case 'exile':
    case 'battlefield':
    case 'library':
      return COMPARE.text(language, is, { of: of ?? '' });
  }
}

/** What is seen of a thing, in the language. */
export const valueText = (said: readonly Said[], language: Language): string =>
  said.map((one) => saidText(one, language)).join(language === 'ja' ? '；' : '; ');

function saidText(said: Said, language: Language): string {
  switch (said.is) {
    case 'names':
      return said.text;
    case 'word':
      return COMPARE.text(language, WORDS[said.word]);
    case 'step':
      return stepName(said.step, language);
    case 'turn':
      return COMPARE.text(language, 'isTurn', { n: said.n, of: said.of });
    case 'result': {
      const why = COMPARE.text(language, REASONS[said.reason]);
      return said.winner === null
        ? COMPARE.text(language, 'isDrawn', { why })
        : COMPARE.text(language, 'isWon', { of: said.winner, why });
    }
    case 'impossible':
      return COMPARE.text(language, 'isImpossible', { why: codeText(said.code, language) });
    case 'refused':
      return COMPARE.text(language, 'isRefused', { why: codeText(said.code, language) });
    case 'unasked':
      return COMPARE.text(language, 'isUnasked', { answer: said.answer });
    case 'stops':
      return COMPARE.text(language, 'isStopped', { why: said.why });
    case 'mayAct':
      return COMPARE.text(language, 'mayAct', {
        who: together(said.who, language),
        step: stepName(said.step, language),
      });
    case 'asked': {
      const what = askedText(said.asked, language);
      return COMPARE.text(language, 'isAsked', {
        who: together(said.who, language),
        what: said.among === '' ? what : `${what} (${said.among})`,
      });
    }
  }
}

/** In English the word that scenario files have for it. */
const codeText = (code: RefusalCode, language: Language): string =>
  language === 'en' ? code : refusalCodeText(code, language).replace(/[.。]$/, '');

const together = (names: readonly string[], language: Language): string =>
  textOf(
    listed(
      names.map((text) => [{ text }]),
      language,
    ),
  );

const WORDS = {
  done: 'isDone',
  notReached: 'isNotReached',
  notTried: 'isNotTried',
  yes: 'isYes',
  none: 'isNone',
  nobody: 'isNobody',
  goesOn: 'isGoingOn',
} as const satisfies Readonly<Record<keyof typeof VALUES, string>>;

const REASONS = {
  life: 'whyLife',
  poison: 'whyPoison',
  emptyLibrary: 'whyEmptyLibrary',
  concede: 'whyConcede',
  effect: 'whyEffect',
  opponentWon: 'whyOpponentWon',
  loop: 'whyLoop',
  tooManyObjects: 'whyTooManyObjects',
  win: 'whyWin',
} as const satisfies Readonly<Record<LossReason | 'win', string>>;
