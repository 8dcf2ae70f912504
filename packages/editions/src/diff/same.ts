/**
 * Lines that say the same in other words, each group by "text line": what was only worded otherwise, renumbered or
 * renamed. Where the meaning may have moved at all ("may look at" for "may show"), the lines stand in no group.
 */
export const SAME_MEANING: readonly (readonly string[])[] = [
  ['2005-fr 606.4', '2006-en 606.4'],
  ['2005-fr 606.1', '2006-en 606.1'],
  // what each member does in the team's turn
  ['2005-fr 606.6d.4', '2006-en 606.6e.4', '2010-es es.22.3'],
  ['2006-en 606.6e.5', '2010-es es.22.4'],
  ['2006-en 606.6e.1', '2009-en 806.6e.1'],
  ['2006-en 606.6e.2', '2009-en 806.6e.2'],
  ['2006-en 606.6a.10', '2009-en 806.6a.6'],
  ['2009-en 806.6d.1', '2010-es es.21.1'],
  ['2009-en 806.6d.2', '2010-es es.21.2'],
  ['2009-en 806.6d.3', '2010-es es.21.3'],
  ['2009-en 806.6g.1', '2010-es es.23.1'],
  ['2009-en 806.6g.2', '2010-es es.23.2'],
  // combat: "as" and "when", the attacking and the active team, rules that are pointed to
  ['2005-fr 606.7b.1', '2006-en 606.7b.1'],
  ['2005-fr 606.7c.1', '2006-en 606.7c.1'],
  ['2005-fr 606.7d.1', '2006-en 606.7d.1', '2010-es es.31.1'],
  ['2005-fr 606.7d.2', '2006-en 606.7d.2', '2010-es es.31.2'],
  ['2009-en 806.7f.3', '2010-es es.31.4', '2011plus-ja 810.7f.3', '2026 805.10f.2'],
  ['2006-en 606.7b.3', '2009-en 806.7c.3', '2026 805.10b.3'],
  ['2006-en 606.7c.3', '2009-en 806.7d.3', '2026 805.10d.5'],
  ['2011plus-ja 810.7', '2026 805.10'],
  // winning and losing: what was an effect is an action by name only
  ['2006-en 606.8', '2009-en 806.8', '2010-es es.32'],
  ['2005-fr 606.8b-ex3', '2006-en 606.8b-ex3', '2009-en 806.8a-ex3'],
  ['2006-en 606.8c', '2009-en 806.8b.2', '2010-es es.35'],
  ['2005-fr 606.8a.1', '2006-en 606.8a.1'],
  ['2006-en 606.8a.2', '2009-en 806.8c.2'],
  // life
  ['2009-en 806.9-ex1', '2010-es es.36-ex1'],
  ['2009-en 806.9a-ex1', '2010-es es.37-ex1'],
  ['2009-en 806.9b', '2010-es es.38'],
  ['2005-fr 606.9b-ex1', '2006-en 606.9b-ex1', '2010-es es.38-ex1'],
  ['2005-fr 606.9c.1', '2006-en 606.9c.1'],
  ['2006-en 606.9c.2', '2009-en 806.9c.2', '2010-es es.39.2'],
  ['2009-en 806.9c-ex1', '2010-es es.39-ex1'],
  // seats, resources, larger teams
  ['2009-en 806.3.3', '2010-es es.14.3'],
  ['2011plus-ja 810.3.1', '2026 810.3.1'],
  ['2011plus-ja 810.3.2', '2026 810.3.2'],
  ['2009-en 806.5.1', '2010-es es.17.1'],
  ['2005-fr 606.10.1', '2006-en 606.10.1'],
  ['2009-en 806.10.3', '2010-es es.40.3'],
  ['2011plus-ja 810', '2026 810'],
];
