export type { Bot, BotInput, BotMove } from './bot.js';
export { type Played, type PlayOptions, playGame, playOn, type Refused } from './play/game.js';
export { askBot, canOnlyPass, fallbackMove, nextTurn, type Turn } from './play/move.js';
export { randomBot } from './random/random.js';
export { type Rng, rngFrom } from './rng.js';
export { rookieBot } from './rookie/rookie.js';
