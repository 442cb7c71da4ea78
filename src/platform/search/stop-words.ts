/**
 * Words without a meaning of their own, folded, in English, French and Spanish: articles, prepositions, pronouns and the like.
 * 'who' is not a stop word, because it may be the organisation.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `
  a about after all am an and any are as at be because before being but by can cannot could did do does doing don for
  from had has have he her here hi him his how i if in into is it its me more most much must my no not now of on one
  only or other our out over s she should so some t than that the their them then there these they this those to too up
  us ve very was way we were what when where which while why will with without would you your ai au aux avec avez
  avoir bien c ce ces cet cette comment d dans de des du elle elles en est et etes etre fait il ils j je l la le les
  leur leurs lors ma mais mes moi mon n ne nos notre nous ou par pas peut peux plus pour pourquoi qu quand que quel
  quelle quelles quels quelqu qui quoi sa sans se ses si son sont sur ta te tes ton tous tout toute toutes tres tu un
  une vos votre vous y al algun alguna como con cual cuando del donde e el ella ellas ellos es esta estan estas este
  esto estos las lo los mas mi mis muy ni nuestra nuestro o para pero por porque puede puedo quien ser sin sobre su sus
  tambien tener tengo tiene todo todos tus una unas unos usted ya yo
  `
    .trim()
    .split(/\s+/),
)

/** Folded words that questions have and their answers may not: a text needs not have them. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  `
  best client clients find follow get gets getting give gives giving got happen happens help know long look looks make making many mean means need
  needs put right say show sure take teach tell think use used uses using want wants who
  aider besoin combien dire donner expliquer faire faut savoir trouver utiliser veut voir
  ayuda buscar cuanto cuantos dar debo decir explicar hacer hay necesita necesito quiere quiero saber usar ver
  `
    .trim()
    .split(/\s+/),
)
