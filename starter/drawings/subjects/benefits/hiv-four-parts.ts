import { diagram } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { baby, bust, motherAndBaby } from '../../kit/people.ts'
import { circle, rect, type Shape } from '../../kit/shapes.ts'
import { TILES_HEIGHT, tiles } from '../../kit/tiles.ts'

const SCENES: (() => Shape[])[] = [
  () => [methodSign('condom', { x: 4, y: 4, scale: 0.92 })],
  () => [...calendar(18, 54, 66), baby('skin', 'marigold', { x: 58, y: 36, scale: 0.6 })],
  () => [
    rect(30, 8, 40, 16, { fill: 'ink', radius: 4 }),
    rect(24, 24, 52, 72, { fill: 'white', stroke: 'ink', width: 4, radius: 8 }),
    ...[38, 62].map((x) => circle(x, 60, 8, { fill: 'marigold', stroke: 'ink', width: 2.5 })),
  ],
  () => [
    motherAndBaby({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: -14, y: 8, scale: 0.46 }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 56, y: 20, scale: 0.44 }),
  ],
]

/** The four parts of the programme against mother-to-child transmission of HIV: as the notes of the slide name them. */
export const hivFourParts = diagram({
  id: 'hiv-four-parts',
  width: 'half',
  height: TILES_HEIGHT,
  texts: {
    en: {
      words: ['Prevent HIV', 'Pregnancy by her plan', 'Treatment', 'Care for the family'],
      alt: 'The four parts of the programme against mother-to-child transmission: preventing infection; preventing unintended pregnancy; treatment; care for the family.',
      note: 'Point at the second picture: by her plan, and not “no children”.',
    },
    fr: {
      words: ['Prévenir le VIH', 'Grossesse à son choix', 'Traitement', 'Soins à la famille'],
      alt: 'Les quatre parts du programme contre la transmission de la mère à l’enfant : prévenir l’infection ; prévenir la grossesse non voulue ; le traitement ; les soins à la famille.',
      note: 'Montrez la deuxième image : selon son choix, et non « pas d’enfants ».',
    },
    es: {
      words: ['Prevenir el VIH', 'Embarazo según su plan', 'Tratamiento', 'Atención a la familia'],
      alt: 'Las cuatro partes del programa contra la transmisión de madre a hijo: prevenir la infección; prevenir el embarazo no planeado; tratamiento; atención a la familia.',
      note: 'Señale el segundo dibujo: según su plan, y no «sin hijos».',
    },
  },
  draw: ({ words }) => tiles(words, SCENES),
})
