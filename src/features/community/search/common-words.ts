/**
 * Words, folded, that a title has whatever it is about, in English, French and Spanish: in a young forum, where counting
 * tells nothing yet, they would make any two questions alike.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about after all also am ask asked asking anyone answer say tell an and any anybody anyone are as at be because been before being best better but by can
  cannot could did do does doing don for from get good had has have he hello help her here hi him his how i if in into
  is it its just know like make many may me more most much must my need new no not now of on one only or other our out
  over please question questions re s she should so some somebody someone t thank thanks than that the their them then
  there these they thing things this those to too tips up us use used using ve want very was way we well were what when where
  which while who why will with without would you your
  ai au aux avec avez avoir bien bonjour c ce ces cet cette comment d dans de des du elle elles en est et etes etre faire
  fait faut il ils j je l la le les leur leurs lors ma mais me merci mes moi mon n ne nos notre nous on ou par pas peut
  peux plus pour pourquoi qu quand que quel quelle quelles quels quelqu qui quoi sa sans se ses si son sont sur ta te
  tes ton tous tout toute toutes tres tu un une vos votre vous y
  al algo alguien algun alguna como con cual cuando de del donde e el ella ellas ellos es esta estan estas este esto
  estos gracias hacer hay hola la las lo los mas mi mis muy ni nos nuestra nuestro o para pero por porque puede puedo
  que quien se ser si sin sobre son su sus tambien te tener tengo tiene todo todos tu tus un una unas unos usted ya yo`.split(
    /\s+/,
  ),
)
