import { diagram } from '../../diagram.ts'
import { bubble, bust } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { bleeding, feedingBottle, OTHER_MOTHER, otherFood, sixMonths } from './icons.ts'

/** When a mother changes from LAM to another method. */
export const lamEnds = diagram({
  id: 'lam-ends',
  width: 'full',
  height: 268,
  texts: {
    en: {
      labels: ['Bleeding returns', 'Other feeds become regular', 'Baby is six months old', 'She wishes, on any day'],
      alt: 'Four reasons to change from LAM: bleeding returns; other feeds become regular; the baby is six months old; the mother wishes to change, on any day.',
      note: 'The first three break a leg: she needs the change on that day. For the fourth she need not explain anything.',
    },
    fr: {
      labels: ['Les règles reviennent', 'Autres repas réguliers', 'Bébé a six mois', 'Elle le souhaite, tout jour'],
      alt: 'Quatre raisons de passer de la MAMA à une autre méthode : les règles reviennent ; d’autres repas deviennent réguliers ; le bébé a six mois ; la mère le souhaite, n’importe quel jour.',
      note: 'Les trois premières cassent un pied : elle change ce jour-là. Pour la quatrième, elle n’a rien à expliquer.',
    },
    es: {
      labels: [
        'Vuelve el sangrado',
        'Otras comidas regulares',
        'El bebé cumple seis meses',
        'Ella lo desea, cualquier día',
      ],
      alt: 'Cuatro razones para pasar de la MELA a otro método: vuelve el sangrado; otras comidas se hacen regulares; el bebé cumple seis meses; la madre lo desea, cualquier día.',
      note: 'Las tres primeras rompen una pata: necesita el cambio ese día. Para la cuarta no tiene que explicar nada.',
    },
  },
  draw: ({ labels }) => [
    ...[
      bleeding(100, 88, 110),
      [...otherFood(70, 110, 92), ...feedingBottle(146, 142, 112)],
      sixMonths(100, 88, 150),
      wish(),
    ].flatMap((shapes, index) => [
      rect(index * 212, 0, 200, 176, { fill: index === 3 ? 'leafPale' : 'sand', radius: 12 }),
      group(shapes, { x: index * 212, y: 0 }),
    ]),
    ...labels.flatMap((label, index) => textBox(label, index * 212 + 100, 184, 200, { anchor: 'middle' }).shapes),
  ],
})

function wish(): Shape[] {
  return [
    bust(OTHER_MOTHER, { x: 20, y: 56, scale: 0.66 }),
    ...bubble(98, 14, 88, 58, 16),
    ...[0, 1, 2].map((index) => rect(114 + index * 20, 38, 11, 11, { fill: 'indigo', radius: 5.5 })),
  ]
}
