export interface KeywordStep {
  readonly file: string;
  readonly what: string;
}

/** Where a keyword ability is known, in the order in which it is best added. */
export function keywordSteps(id: string): readonly KeywordStep[] {
  return [
    {
      file: 'packages/schema/src/words.ts',
      what: `add '${id}' to FLAG_KEYWORDS; one with a number, cost or quality is a line of ParameterKeyword in keyword.ts instead; then npm run cards:shapes`,
    },
    {
      file: 'packages/editions/src/base/2026/702.ts',
      what: 'its rule number, and what the rule says in our own words',
    },
    {
      file: 'packages/engine/src/keywords/flags.ts',
      what: 'the abilities that it stands for (parameters.ts for one with a parameter); rules of combat and casting ask for it where they are',
    },
    {
      file: 'packages/oracle/src/print/en/vocabulary.ts',
      what: 'its words on cards (keyword.ts for one with a parameter)',
    },
    {
      file: `scenarios/keywords/${id}.yaml`,
      what: 'a scenario that fails without it: what it does, and a bystander that it leaves alone',
    },
    {
      file: 'packages/cards/src',
      what: 'cards that have it: npx ettin new card NAME',
    },
  ];
}
