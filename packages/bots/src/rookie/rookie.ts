import { fallbackAnswer } from '@ettin/engine';
import { answering, type Bot, type BotInput, type BotMove } from '../bot.js';
import type { Rng } from '../rng.js';
import { choose } from './answers/choose.js';
import { chooseOption } from './answers/option.js';
import { arrange, chooseNumber, divide, mulligan, order } from './answers/rest.js';
import { planAttack } from './combat/attack.js';
import { planBlock } from './combat/block.js';
import { Memory } from './memory.js';
import { usePriority } from './plays/priority.js';

/**
 * Plays sensibly by rules of thumb: uses its mana, deals with the best threats, counts the life of both heads as
 * one, and never harms its partner for nothing. One for each seat: it remembers what it did within a turn. Chance
 * decides only between things that are as good as each other.
 */
export function rookieBot(rng: Rng, name = 'rookie'): Bot {
  const memory = new Memory();
  return {
    name,
    decide(input) {
      return decide(input, memory, rng);
    },
  };
}

function decide(input: BotInput, memory: Memory, rng: Rng): BotMove {
  const d = input.decision;
  switch (d.kind) {
    case 'priority':
      memory.at(input.view.turn);
      return usePriority(input, memory);
    case 'mulligan':
      return mulligan(input, memory);
    case 'choose':
      return choose(input, d, memory);
    case 'option':
      return chooseOption(input, d, memory);
    case 'number':
      return chooseNumber(input, d, memory);
    case 'arrange':
      return arrange(input, d);
    case 'attackers':
      return planAttack(input, d, rng);
    case 'blockers':
      return planBlock(input, d);
    case 'divide':
      return divide(input, d);
    case 'order':
      return order(input, d);
    case 'pay':
      return answering(input, fallbackAnswer(d), { code: 'suggested' });
    case 'name':
      return answering(input, fallbackAnswer(d), { code: 'suggested' });
  }
}
