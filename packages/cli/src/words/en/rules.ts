/** What `ettin rules show` says beside the rules themselves. */
export const RULES_EN = {
  events: 'Events',
  decisions: 'Decisions',
  scenarios: 'Scenarios',
  cards: 'Cards',
  more: 'and {n} more',
  below: 'Below it: {list}',
  here: '{about} Here: {done}',
  option: '{option}: {what}',
  standard: '{option}: {what} (as it stands)',
  untestable: 'No scenario can prove it: {reason}',
  nothing: 'Nothing in edition {edition} says: {words}',
} as const;
