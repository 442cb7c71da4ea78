import { diagram } from '../../../diagram.ts'
import { panels } from '../../../kit/panels.ts'
import { group, path, type Shape } from '../../../kit/shapes.ts'

/** One, two or three fingers: when to speak about an error. */
export const errorFingers = diagram({
  id: 'training-when-to-speak',
  width: 'full',
  height: 308,
  texts: {
    en: {
      titles: ['Stop now', 'After this step', 'Ask at the end'],
      words: [
        'It could hurt a client, a trainee or you',
        'It becomes a habit if repeated',
        'Untidy, slow, not your own style',
      ],
      alt: 'Three hands. One finger: stop now, it could hurt a client, a trainee or you. Two fingers: after this step, it becomes a habit if repeated. Three fingers: ask at the end, it is untidy, slow or not your own style.',
      note: 'Show an error at the model; all hold up one, two or three fingers at the same moment and defend their choice.',
    },
    fr: {
      titles: ['Arrêter', 'Après l’étape', 'À la fin'],
      words: ['Cela peut blesser quelqu’un', 'Répété, cela devient une habitude', 'Désordre, lenteur, autre style'],
      alt: 'Trois mains. Un doigt : arrêter tout de suite, cela peut blesser une cliente, une stagiaire ou vous. Deux doigts : après cette étape, répété cela devient une habitude. Trois doigts : demander à la fin, c’est désordonné, lent ou un autre style que le vôtre.',
      note: 'Montrez une erreur au modèle ; tous lèvent en même temps un, deux ou trois doigts et défendent leur choix.',
    },
    es: {
      titles: ['Parar ya', 'Tras este paso', 'Al final'],
      words: [
        'Puede dañar a clienta, aprendiz o usted',
        'Si se repite, se vuelve hábito',
        'Desorden, lentitud, otro estilo',
      ],
      alt: 'Tres manos. Un dedo: parar ya, puede dañar a una clienta, a una aprendiz o a usted. Dos dedos: después de este paso, si se repite se vuelve hábito. Tres dedos: preguntar al final, es desordenado, lento o de otro estilo.',
      note: 'Muestre un error en el modelo; todos levantan a la vez uno, dos o tres dedos y defienden su elección.',
    },
  },
  draw: ({ titles, words }) =>
    panels(3, {
      titles,
      words,
      height: 308,
      sceneHeight: 188,
      fills: ['terracottaPale', 'marigoldPale', 'leafPale'],
      scene: (index, width) => [group(countingHand(index + 1), { x: width / 2, y: 104, scale: 0.98 })],
    }),
})

/** A hand with the palm to the reader and some fingers up; the middle of the palm is at 0, 0. */
function countingHand(fingers: number): Shape[] {
  const limb = (d: string, width: number): Shape[] => [
    path(d, { stroke: 'skinDark', width: width + 4 }),
    path(d, { stroke: 'skin', width }),
  ]
  const up = ['M-24 -16L-34 -78', 'M-4 -20L-5 -92', 'M14 -18L24 -84']
  const bent = [-24, -6, 13, 30].slice(fingers)
  return [
    ...limb('M0 30L0 66', 42),
    path('M-30 66h60', { stroke: 'indigo', width: 14 }),
    ...up.slice(0, fingers).flatMap((d) => limb(d, 19)),
    path('M-36 -26Q0 -36 38 -24C44 0 38 34 24 46H-24C-38 34 -44 0 -36 -26Z', { fill: 'skin' }),
    ...bent.flatMap((x) => limb(`M${x} -26Q${x + 1} -8 ${x} -2`, 17)),
    ...limb('M-34 22C-24 12 -4 10 14 14', 18),
  ]
}
