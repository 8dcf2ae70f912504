import type { NOTICES_EN } from '../en/notices.js';

export const NOTICES_FR: Readonly<Record<keyof typeof NOTICES_EN, string>> = {
  primaryDecides: "Désaccord dans l'équipe : le choix du joueur principal, {who}, l'emporte",
  lifeMember: "{who} compte pour l'équipe",
  noExchange: "Pas d'échange : {who} et l'autre joueur ont le même total de points de vie",
  cantLose: "L'équipe ({who}) ne peut pas perdre la partie maintenant",
  cantWin: "L'équipe ({who}) ne peut pas gagner la partie maintenant",
  cantGainLife: '{who} ne peut pas gagner de points de vie',
  cantLoseLife: '{who} ne peut pas perdre de points de vie',
  cantGetCounters: '{who} ne peut pas recevoir de marqueurs {kind}',
  cantBeCountered: 'Le sort ({who}) ne peut pas être contrecarré',
  interveningIf: "Une capacité déclenchée ({who}) ne fait rien : sa condition n'est plus vraie",
  takenBack: '{who} se rétracte',
  loopLeft: '{who} doit cesser de répéter cela',
  tooManyObjects: 'Une partie ne contient ici pas plus de {n} permanents, ou sorts et capacités sur la pile',
  skipNextTurn: "L'équipe ({who}) passera son prochain tour",
  skipNextStep: "L'équipe ({who}) sautera sa prochaine étape : {step}",
  moreThanTheCost: "{who} a offert plus d'aide que le coût n'en demande",
  moreThanCanBePaid: '{who} a ajouté plus que ce qui peut être payé',
};
