import { type Chosen, COLORS, type Effect, type Seat } from '@ettin/schema';
import { compileModes } from '../compile/ability.js';
import { TYPE } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import { eachIn } from '../compile/enumerate.js';
import { zonesOf } from '../compile/filter.js';
import type { Op } from '../compile/types.js';
import type { Game } from '../game.js';
import { randomInt } from '../state/random.js';
import type { ProgramFrame } from '../state/state.js';
import { withEnv, withKey, withScratch, withThat } from '../state/with.js';
import { askOption, bindName, eachChooses } from './choices.js';
import { START } from './present.js';

type Words =
  | 'choose'
  | 'choosePlayer'
  | 'chooseColor'
  | 'chooseCreatureType'
  | 'chooseCardName'
  | 'chooseNumber'
  | 'remember'
  | 'modes';

export function choiceLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'choose':
      return chooseObjects(c, e);
    case 'choosePlayer': {
      const who = c.players(e.who ?? 'you');
      const among = c.players(e.from);
      const [min, max] = [c.value(e.min ?? e.max ?? 1), c.value(e.max ?? e.min ?? 1)];
      return (g, f) => {
        const picked = eachChooses(g, f, f.scratch?.seats ?? who(g, f.env).slice(0, 1), () => ({
          candidates: among(g, f.env),
          min: Math.max(0, min(g, f.env)),
          max: Math.max(0, max(g, f.env)),
          purpose: 'player',
        }));
        if (picked === null) return false;
        const chosen = picked.flat();
        bindName(f, e.as, chosen);
        if (e.remember === true && chosen[0] !== undefined) store(g, f, 'player', chosen[0]);
        g.emit({
          type: 'chose',
          cite: 'choice',
          audience: 'all',
          player: f.env.controller,
          what: 'player',
          objects: chosen,
        });
        return true;
      };
    }
    case 'chooseColor': {
      const who = c.players(e.who ?? 'you');
      return (g, f) => {
        const seat = who(g, f.env)[0] ?? f.env.controller;
        const n = askOption(
          g,
          f,
          seat,
          'color',
          COLORS.map((x) => `color:${x}` as const),
        );
        if (n < 0) return false;
        word(g, f, seat, 'color', COLORS[n] ?? 'W', e.remember === true);
        return true;
      };
    }
    case 'chooseCreatureType':
    case 'chooseCardName': {
      const who = c.players(e.who ?? 'you');
      const key = e.do === 'chooseCreatureType' ? 'creatureType' : 'name';
      return (g, f) => {
        const seat = who(g, f.env)[0] ?? f.env.controller;
        const value = f.answer?.value;
        f.answer = null;
        if (value?.kind !== 'name') {
          g.ask({
            kind: 'name',
            players: [seat],
            byTeam: false,
            purpose: key === 'name' ? 'cardName' : 'creatureType',
            source: f.env.self,
            allowed: key === 'name' ? 'card' : 'creatureType',
            suggested: { kind: 'name', name: suggestion(g, seat, key) },
          });
          return false;
        }
        word(g, f, seat, key, value.name, e.remember === true);
        return true;
      };
    }
    case 'chooseNumber': {
      const who = c.players(e.who ?? 'you');
      const [min, max] = [c.value(e.min), c.value(e.max)];
      return (g, f) => {
        const seat = who(g, f.env)[0] ?? f.env.controller;
        const value = f.answer?.value;
        f.answer = null;
        const [low, high] = [min(g, f.env), max(g, f.env)];
        if (value?.kind !== 'number' && high > low) {
          g.ask({
            kind: 'number',
            players: [seat],
            byTeam: false,
            purpose: 'number',
            source: f.env.self,
            min: low,
            max: high,
          });
          return false;
        }
        const n = value?.kind === 'number' ? value.number : low;
        bindName(f, e.as, [], n);
        if (e.remember === true) store(g, f, 'number', n);
        return true;
      };
    }
    case 'remember': {
      const what = c.targets(e.what);
      return (g, f) => {
        bindName(f, e.as, what(g, f.env));
        return true;
      };
    }
    case 'modes': {
      const modes = compileModes(c, e.modes);
      return (g, f) => {
        const who =
          modes.chooser === null ? f.env.controller : (modes.chooser(g, f.env)[0] ?? f.env.controller);
        let s = f.scratch ?? START;
        const left = modes.options.map((_, i) => i).filter((i) => modes.repeat || !s.numbers.includes(i));
        const want = Math.min(modes.max, modes.options.length);
        if (s.numbers.length < want) {
          const n = askOption(
            g,
            f,
            who,
            'mode',
            left.map((i) => `mode:${i}` as const),
          );
          if (n < 0) {
            f.scratch = s;
            return false;
          }
          s = withScratch(s, 'numbers', [...s.numbers, left[n] ?? 0]);
          f.scratch = s;
          if (s.numbers.length < want) return false;
        }
        for (const i of [...s.numbers].reverse()) {
          const program = modes.options[i]?.program ?? -1;
          if (program >= 0)
            g.push({
              k: 'program',
              answer: null,
              program,
              pc: 0,
              env: f.env,
              loops: [],
              scratch: null,
              entering: f.entering,
            });
        }
        return true;
      };
    }
  }
}

function chooseObjects(c: Compiler, e: Extract<Effect, { do: 'choose' }>): Op['run'] {
  const who = c.players(e.who ?? 'you');
  const zones = zonesOf(e.from, 'battlefield');
  const all = e.from.anyOf?.flatMap((x) => zonesOf(x, 'battlefield')) ?? [];
  const every = [...new Set([...zones, ...(e.from.zone === undefined ? all : [])])];
  const test = c.filter(e.from);
  const [min, max] = [c.value(e.min ?? e.max ?? 1), c.value(e.max ?? e.min ?? 1)];
  return (g, f) => {
    const spec = (seat: Seat) => {
      const env = withThat(f.env, seat);
      const candidates: number[] = [];
      eachIn(g, every, (o) => {
        if (test(g, o, g.chars(o), env)) candidates.push(o.id);
      });
      return {
        candidates,
        min: Math.max(0, min(g, env)),
        max: Math.max(0, max(g, env)),
        purpose: 'choose' as const,
      };
    };
    if (e.random === true) {
      const { candidates, max: n } = spec(f.env.controller);
      const left = candidates.slice();
      const out: number[] = [];
      while (left.length > 0 && out.length < n) out.push(...left.splice(randomInt(g, left.length), 1));
      bindName(f, e.as, out);
      return true;
    }
    const picked = eachChooses(g, f, f.scratch?.seats ?? who(g, f.env), spec);
    if (picked === null) return false;
    bindName(f, e.as, picked.flat());
    return true;
  };
}

/** A choice that the object remembers (CR 607.2d): on the object, or for what is still entering, in the program. */
function store(g: Game, f: ProgramFrame, key: string, value: string | number): void {
  if (f.entering > 0) {
    if (typeof value === 'string') f.env = withEnv(f.env, 'words', withKey(f.env.words, key, value));
    else if (key === 'player') bindName(f, 'chosen:player', [value]);
    else bindName(f, `chosen:${key}`, [], value);
    return;
  }
  const o = g.find(f.env.self);
  if (o === null) return;
  const own = g.own(o.id);
  own.chosen = withKey(own.chosen, key, value);
  g.touch();
}

function word(g: Game, f: ProgramFrame, seat: Seat, key: Chosen, value: string, remember: boolean): void {
  f.env = withEnv(f.env, 'words', withKey(f.env.words, key, value));
  if (remember) store(g, f, key, value);
  g.emit({ type: 'chose', cite: 'choice', audience: 'all', player: seat, what: `${key}:${value}` });
}

/** A sensible answer: the creature type or card that the player has most of. */
function suggestion(g: Game, seat: Seat, key: 'creatureType' | 'name'): string {
  const counts = new Map<string, number>();
  const add = (s: string) => counts.set(s, (counts.get(s) ?? 0) + 1);
  const look = (id: number) => {
    const o = g.find(id);
    if (o === null) return;
    const c = g.chars(o);
    if (
      key === 'name'
        ? !g.sameTeam(c.controller, seat)
        : c.controller === seat && (c.types & TYPE.creature) !== 0
    )
      for (const t of key === 'name' ? [c.name] : c.subtypes) if (t !== '') add(t);
  };
  for (const id of g.s.battlefield) look(id);
  if (key === 'creatureType')
    for (const o of g.s.hands[seat] ?? [])
      if ((g.chars(o).types & TYPE.creature) !== 0) for (const t of g.chars(o).subtypes) add(t);
  const best = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0];
  return best?.[0] ?? (key === 'name' ? 'Forest' : 'Human');
}
