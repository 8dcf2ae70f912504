import { card } from '@ettin/schema';

export default card({
  name: "Oketra's Last Mercy",
  manaCost: '{1}{W}{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'setLife', who: 'you', to: { startingLife: true } },
        {
          do: 'rule',
          affects: { types: ['land'], controller: 'you' },
          mods: [{ mod: 'doesntUntap' }],
          duration: 'nextUntapStep',
        },
      ],
    },
  ],
});
