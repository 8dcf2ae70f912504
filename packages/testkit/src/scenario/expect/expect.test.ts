import { describe, expect, it } from 'vitest';
import { runScenario } from '../run.js';

/** One board after one step: everything that can be expected of it, once so and once not. */
const SCENE = `scenario: T1
title: a test
editions: [2026]
rules: [810.9.1]
monarch: B2
dayNight: night
teams:
  A:
    poison: 2
    A1:
      hand: [Murder, Divination]
      library: [Island, Divination, Plains]
      board:
        - 3 Mountain
        - {card: Grizzly Bears, as: bear, counters: {+1/+1: 1}, tapped: true}
        - {card: Pacifism, as: calm, attachedTo: bear}
      counters: {energy: 2}
    A2:
      hand: [Lightning Bolt as bolt]
      board: [Mountain as land]
      mana: RR
      graveyard: [Murder, Divination]
  B:
    B1: {exile: [Murder as gone]}
    B2: {board: [Glistener Elf as elf]}
script:
  - {cast: bolt, by: A2, targets: B1}
  - pass: A
`;

function failures(what: string): readonly string[] {
  const run = runScenario(`${SCENE}expect: {${what}}\nbystander: {life: A}\n`, { file: 'T1.yaml' });
  if (!run.read) throw new Error(run.problems.map((p) => `${p.line}: ${p.message}`).join('\n'));
  return run.reports.flatMap((r) => r.failures.map((f) => f.message));
}

describe('what is expected', () => {
  it.each<[string, string, string]>([
    ['life: {A: 30, B: 30}', 'life: {A: 30, B: 29}', 'life of B: 29 expected, is 30'],
    ['assigned: none', 'assigned: {bear: {B1: 2}}', 'damage assigned: bear 2 to B1 expected, is none'],
    ['poison: {A: 2}', 'poison: {B: 2}', 'poison of B: 2 expected, is 0'],
    ['hand: {A1: 2, A2: 0}', 'hand: {A1: 0}', 'hand of A1: 0 expected, are 2'],
    ['hand: {A1: [Murder]}', 'hand: {A1: [2 Murder]}', 'hand of A1 lacks Murder'],
    [
      'hand: {A1: {is: [Divination, Murder]}}',
      'hand: {A1: {is: [Murder]}}',
      'hand of A1: Murder expected, is',
    ],
    ['hand: {A1: {not: [bolt]}}', 'hand: {A1: {not: [Murder]}}', 'hand of A1 has Murder'],
    [
      'library: {A1: {top: [Island]}}',
      'library: {A1: {top: [Plains]}}',
      'the top of library of A1: Plains expected',
    ],
    [
      'library: {A1: {is: [Island, Divination, Plains]}}',
      'library: {A1: {is: [Island, Plains, Divination]}}',
      'library of A1: Island, Plains, Divination expected',
    ],
    ['library: {B1: 20}', 'library: {B1: 19}', 'library of B1: 19 expected, are 20'],
    [
      'graveyard: {A2: {top: [Murder]}}',
      'graveyard: {A2: {top: [Divination]}}',
      'the top of graveyard of A2',
    ],
    ['exile: {B1: [gone]}', 'exile: {B1: 0}', 'exile of B1: 0 expected, are 1'],
    ['battlefield: {A1: [2 Mountain, bear]}', 'battlefield: {A2: [bear]}', 'battlefield of A2 lacks bear'],
    ['command: {A1: 0}', 'command: {A1: 1}', 'command of A1: 1 expected, are 0'],
    ['stack: [bolt]', 'stack: none', 'the stack: 0 expected, are 1'],
    ['stack: [Lightning Bolt]', 'stack: [bolt, bolt]', 'the stack: bolt, bolt expected, is bolt'],
    [
      'where: {bear: battlefield, gone: exile}',
      'where: {bolt: hand}',
      'where bolt is: hand expected, is stack',
    ],
    ['objects: {bear: {size: 3/3}}', 'objects: {bear: {size: 2/2}}', 'bear: 2/2 expected, is 3/3'],
    [
      'objects: {bear: {tapped: true, damage: 0}}',
      'objects: {land: {tapped: true}}',
      'land: true expected, is false',
    ],
    ['objects: {bear: {power: 3}}', 'objects: {land: {power: 3}}', 'land: 3 expected, is none'],
    [
      'objects: {bear: {counters: {+1/+1: 1}}}',
      'objects: {bear: {counters: {+1/+1: 0}}}',
      '+1/+1 counters on bear: 0',
    ],
    [
      'objects: {calm: {attachedTo: bear}}',
      'objects: {calm: {attachedTo: elf}}',
      'calm: elf expected, is bear',
    ],
    ['objects: {bear: {controller: A1}}', 'objects: {bear: {controller: A2}}', 'bear: A2 expected, is A1'],
    [
      'objects: {elf: {keywords: [infect, not flying]}}',
      'objects: {elf: {keywords: [flying]}}',
      'elf lacks flying',
    ],
    [
      'objects: {bear: {keywords: none}}',
      'objects: {elf: {keywords: none}}',
      'keywords of elf: none expected, are infect',
    ],
    [
      'objects: {elf: {types: creature, subtypes: [Elf]}}',
      'objects: {elf: {subtypes: [not Elf]}}',
      'elf has Elf',
    ],
    ['objects: {bear: {attacking: none}}', 'objects: {bear: {attacking: B1}}', 'bear: B1 expected, is none'],
    [
      'counters: {A1: {energy: 2}}',
      'counters: {A2: {energy: 2}}',
      'counters of A2: energy: 2 expected, is 0',
    ],
    [
      'tallies: {A2: {spellsCast: 1}}',
      'tallies: {A1: {spellsCast: 1}}',
      'tallies of A1: spellsCast: 1 expected, is 0',
    ],
    ['mana: {A1: none, A2: R}', 'mana: {A2: RR}', 'mana of A2: RR expected, is R'],
    ['turn: 3, active: A, step: main1', 'active: B', 'active: B expected, is A'],
    ['priority: B, mayAct: [B1, B2]', 'mayAct: A', 'who may act: A1, A2 expected, is B1, B2'],
    ['pending: none', 'pending: {kind: choose}', 'nothing is asked: B1, B2 may act'],
    [
      "sees: {A1: [bolt, A1's Murder], B1: bear}",
      "sees: {B1: A1's Divination}",
      "B1 sees A1's Divination: not so",
    ],
    [
      "notSees: {B1: A1's Divination}",
      "notSees: {A2: A1's Divination}",
      "A2 doesn't see A1's Divination: not so",
    ],
    ['monarch: B2, dayNight: night', 'monarch: none', 'monarch: none expected, is B2'],
    ['over: false, winner: none, loser: none, reason: none', 'winner: A', 'winner: A expected, is none'],
    ['controlledBy: {A1: none}', 'controlledBy: {A1: B1}', 'who decides for A1: B1 expected, is none'],
    ['events: [{type: passed, player: A1}]', 'events: [{type: passed, player: B1}]', 'happened 0 times'],
    ['events: [{type: passed, count: 2}]', 'events: [{type: passed, count: 1}]', 'happened 2 times'],
    ['events: [{type: cast, object: bolt}]', 'events: [{type: cast, object: bear}]', 'happened 0 times'],
    [
      'events: [{cite: priority.pass, rule: 805.5b}]',
      'events: [{cite: priority.pass, rule: 805.5}]',
      'happened 0 times',
    ],
    [
      'eventOrder: [{type: cast}, {type: passed, player: A1}, {type: teamPassed, team: A}]',
      'eventOrder: [{type: passed}, {type: cast}]',
      "the event {type: cast} doesn't follow",
    ],
  ])('should be so or said not to be: %s', (so, not, message) => {
    expect(failures(so)).toEqual([]);
    expect(failures(not)).toEqual([expect.stringContaining(message)]);
  });
});
