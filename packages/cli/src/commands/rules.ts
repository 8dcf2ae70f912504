import type { Command } from 'commander';
import type { Context } from './context.js';
import { coverageCommand } from './rules/coverage.js';
import { diffCommand } from './rules/diff.js';
import { listCommand } from './rules/list.js';
import { searchCommand } from './rules/search.js';
import { showCommand } from './rules/show.js';

export function rulesCommand(program: Command, context: Context): void {
  const group = program.command('rules').description('the rulebook, in our own words');
  listCommand(group, context);
  showCommand(group, context);
  searchCommand(group, context);
  diffCommand(group, context);
  coverageCommand(group, context);
}
