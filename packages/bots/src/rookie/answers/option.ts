import type { BotReason, Cost, Decision, DecisionOption, Effect, ManaType } from '@ettin/schema';
import { answering, type BotInput, type BotMove } from '../../bot.js';
import { costLoss } from '../costs.js';
import { isLand } from '../keywords.js';
import type { Memory } from '../memory.js';
import { faceOf, keywordOf, manaIn } from '../notes.js';
import { outcome, rankModes } from '../outcome/outcome.js';
import { askingFor, type Doing, doingOf } from '../stack.js';
import { Table } from '../table.js';

type Options = Extract<Decision, { kind: 'option' }>;

/** One of several: modes by what they do for us, yes or no by what follows, colors by what is needed. */
export function chooseOption(input: BotInput, d: Options, memory: Memory): BotMove {
  const t = new Table(input, memory.kicked);
  const { option, why } = decide(t, d);
  if (d.purpose === 'kicker' && option === 0 && d.source !== undefined) memory.kicked.add(d.source);
  return answering(input, { kind: 'option', option }, why);
}

interface Chosen {
  readonly option: number;
  readonly why: BotReason;
}

function decide(t: Table, d: Options): Chosen {
  const asking = askingFor(t, d.source);
  const doing = asking === null ? null : doingOf(t, asking);
  switch (d.purpose) {
    case 'mode':
      return mode(t, d, doing);
    case 'may':
    case 'payCost':
      return yesOrNo(t, d, doing);
    case 'kicker':
      return kicker(t, d);
    case 'color':
    case 'manaColor':
      return color(t, d);
    case 'cost':
      return { option: 0, why: { code: 'suggested' } };
    default:
      return fallback(d);
  }
}

/** What is suggested, else the first that isn't a refusal. */
function fallback(d: Options): Chosen {
  if (d.suggested?.kind === 'option') return { option: d.suggested.option, why: { code: 'suggested' } };
  return { option: 0, why: { code: 'suggested' } };
}

const find = (options: readonly DecisionOption[], label: string): number =>
  options.findIndex((o) => o.label === label);

function mode(t: Table, d: Options, doing: Doing | null): Chosen {
  const done = find(d.options, 'done');
  if (doing === null || doing.modes === null) return fallback(d);
  for (const { mode: m, gain } of rankModes(t, doing.modes, doing.env)) {
    if (done >= 0 && gain <= 0) break;
    const option = find(d.options, `mode:${m}`);
    if (option >= 0) return { option, why: { code: 'modeDoesMost', n: m + 1 } };
  }
  return done >= 0 ? { option: done, why: { code: 'othersNoHelp' } } : fallback(d);
}

function yesOrNo(t: Table, d: Options, doing: Doing | null): Chosen {
  const [yes, no] = [find(d.options, 'yes'), find(d.options, 'no')];
  if (yes < 0 || no < 0) return fallback(d);
  if (d.suggested?.kind === 'option' && doing === null) return fallback(d);
  const asked = doing === null ? null : question(doing.effects, d.purpose, 0);
  if (doing === null || asked === null)
    return d.purpose === 'may' ? { option: yes, why: { code: 'yes' } } : { option: no, why: { code: 'no' } };
  const env = { ...doing.env };
  const with_ = outcome(t, asked.yes, env);
  const without = outcome(t, asked.no, env);
  const price = costLoss(t, asked.cost, { ...env, controller: t.seat });
  const gain = with_ - without - price;
  // an instruction that nothing is known to be bad about is carried out
  const is = gain > (asked.cost === undefined ? -0.01 : 0.05);
  return { option: is ? yes : no, why: { code: is ? 'yes' : 'no' } };
}

/** The first instruction that asks like this, and what follows from either answer. */
function question(
  effects: readonly Effect[],
  purpose: Decision['purpose'],
  depth: number,
): { readonly yes: readonly Effect[]; readonly no: readonly Effect[]; readonly cost?: Cost } | null {
  for (const e of effects) {
    if (e.do === 'may' && (e.cost === undefined) === (purpose === 'may'))
      return { yes: e.effects, no: e.else ?? [], ...(e.cost === undefined ? {} : { cost: e.cost }) };
    // paying keeps the effects from happening
    if (e.do === 'unlessPays' && purpose === 'payCost')
      return { yes: e.then ?? [], no: e.effects, cost: e.cost };
    const inner =
      e.do === 'if'
        ? [...e.then, ...(e.else ?? [])]
        : e.do === 'forEachPlayer' || e.do === 'forEachObject' || e.do === 'repeat' || e.do === 'may'
          ? e.effects
          : [];
    const found = depth > 3 ? null : question(inner, purpose, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** An additional cost is paid when the mana has no better use: the spell is the better for it. */
function kicker(t: Table, d: Options): Chosen {
  const label = d.options[0]?.label ?? '';
  const s = d.source === undefined ? null : t.find(d.source);
  const face = s === null ? null : faceOf(t.rules, s.name, s.face ?? 0);
  const index = Number(label.split(':')[2] ?? 0);
  const cost = face === null ? undefined : costNamed(face.data, label, index);
  const hasPart = cost?.sacrifice !== undefined || cost?.discard !== undefined;
  if (hasPart) return { option: 1, why: { code: 'costTooMuch' } };
  const others = (t.view.hands[t.seat] ?? []).filter((c) => !isLand(c) && c.manaValue > 0);
  const left = t.mana(t.seat).total - (s?.manaValue ?? 0) - manaIn(cost?.mana);
  const needed = others.some((c) => c.manaValue <= left + manaIn(cost?.mana) && c.manaValue > left);
  const early = needed && t.landsOf(t.seat) < 5;
  return early ? { option: 1, why: { code: 'manaElsewhere' } } : { option: 0, why: { code: 'manaThere' } };
}

function costNamed(face: Parameters<typeof keywordOf>[0], label: string, index: number): Cost | undefined {
  if (label.startsWith('cost:kicker')) return keywordOf(face, 'kicker')?.costs[index];
  if (label === 'cost:buyback') return keywordOf(face, 'buyback')?.cost;
  return label === 'cost:entwine' ? keywordOf(face, 'entwine')?.cost : undefined;
}

/** The color that most of one's own cards have. */
function color(t: Table, d: Options): Chosen {
  const count = (c: ManaType) => {
    let n = 0;
    for (const o of t.view.hands[t.seat] ?? []) if ((o.colors as readonly string[]).includes(c)) n += 2;
    for (const o of t.view.battlefield)
      if (o.controller === t.seat && (o.colors as readonly string[]).includes(c)) n += 1;
    return n;
  };
  let option = 0;
  let most = -1;
  d.options.forEach((o, i) => {
    const n = count((o.label.split(':')[1] ?? 'C') as ManaType);
    if (n > most) [option, most] = [i, n];
  });
  return { option, why: { code: 'mostOfMine' } };
}
