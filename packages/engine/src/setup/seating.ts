/**
 * Why players can't sit so around a table, or null: each once, teams together (CR 805.1, 810.3), and each team as it is given,
 * with the player who is rightmost as the team sees it first (CR 805.2): clockwise, from above.
 */
export function whyNotSeated(
  teams: readonly (readonly { readonly name: string }[])[],
  seating: readonly string[],
): string | null {
  const players = teams.map((team) => team.map((p) => p.name));
  const all = players.flat();
  if ([...all].sort().join('\n') !== [...seating].sort().join('\n'))
    return `seats for ${seating.join(', ')}: each of ${all.join(', ')} has one`;
  const at = (name: string | undefined) => seating.indexOf(name ?? '');
  const beside = (name: string, next: string | undefined) => (at(name) + 1) % seating.length === at(next);
  for (const team of players) {
    // of a team that sits together, one seat alone has an opponent's after it
    const inside = team.filter((name) => team.includes(seating[(at(name) + 1) % seating.length] ?? ''));
    if (inside.length < team.length - 1) return `${team.join(' and ')} don't sit together (CR 805.1)`;
    if (!team.every((name, i) => i === team.length - 1 || beside(name, team[i + 1])))
      return `${team.join(', ')}: not in the order of their seats, the rightmost first (CR 805.2)`;
  }
  return null;
}
