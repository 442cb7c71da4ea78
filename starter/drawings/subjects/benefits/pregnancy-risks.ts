import { diagram, WIDTHS } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { calendar } from '../../kit/objects.ts'
import { baby } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const HEIGHT = 68

/** When a pregnancy carries more risk, each a picture of 100 by 100. */
const SCENES: (() => Shape[])[] = [
  () => age('<20', 50, 50, 100),
  () => age('35+', 50, 50, 100),
  () =>
    [0, 1, 2, 3].map((index) =>
      baby('skin', index % 2 === 0 ? 'marigold' : 'terracotta', {
        x: 2 + (index % 2) * 50,
        y: 16 + Math.floor(index / 2) * 40,
        scale: 0.44,
      }),
    ),
  () => [baby('skinDark', 'leaf', { x: 0, y: 40, scale: 0.56 }), ...calendar(78, 34, 44)],
  () => thermometer(50, 80, 62),
]

/** Dangers of pregnancies that come early, late, often, soon or with an illness. */
export const pregnancyRisks = diagram({
  id: 'pregnancy-risks',
  width: 'full',
  height: HEIGHT * SCENES.length,
  texts: {
    en: {
      when: [
        'Under 20, mostly the youngest',
        'Over 35',
        'After many births',
        'Very soon after a birth',
        'With serious illness',
      ],
      dangers: [
        'Eclampsia, infection after birth',
        'High blood pressure, diabetes, bleeding',
        'Bleeding, rupture of the womb',
        'Anaemia, baby too early or too small',
        'The illness gets worse',
      ],
      alt: 'Five rows with pictures. Under 20, mostly the youngest: eclampsia, infection after birth. Over 35: high blood pressure, diabetes, bleeding. After many births: bleeding, rupture of the womb. Very soon after a birth: anaemia, baby too early or too small. With serious illness: the illness gets worse.',
      note: 'Cover the right side; the group names the danger in each row.',
    },
    fr: {
      when: [
        'Avant 20 ans, surtout les plus jeunes',
        'Après 35 ans',
        'Après de nombreuses naissances',
        'Très tôt après une naissance',
        'Avec une maladie grave',
      ],
      dangers: [
        'Éclampsie, infection après la naissance',
        'Hypertension, diabète, saignement',
        'Saignement, rupture de l’utérus',
        'Anémie, bébé trop tôt ou trop petit',
        'La maladie s’aggrave',
      ],
      alt: 'Cinq lignes avec des images. Avant 20 ans, surtout les plus jeunes : éclampsie, infection après la naissance. Après 35 ans : hypertension, diabète, saignement. Après de nombreuses naissances : saignement, rupture de l’utérus. Très tôt après une naissance : anémie, bébé trop tôt ou trop petit. Avec une maladie grave : la maladie s’aggrave.',
      note: 'Cachez le côté droit ; le groupe nomme le danger de chaque ligne.',
    },
    es: {
      when: [
        'Antes de los 20, sobre todo las más jóvenes',
        'Después de los 35',
        'Tras muchos partos',
        'Muy pronto tras un parto',
        'Con una enfermedad grave',
      ],
      dangers: [
        'Eclampsia, infección tras el parto',
        'Presión alta, diabetes, sangrado',
        'Sangrado, rotura del útero',
        'Anemia, bebé muy pronto o pequeño',
        'La enfermedad empeora',
      ],
      alt: 'Cinco filas con dibujos. Antes de los 20, sobre todo las más jóvenes: eclampsia, infección tras el parto. Después de los 35: presión alta, diabetes, sangrado. Tras muchos partos: sangrado, rotura del útero. Muy pronto tras un parto: anemia, bebé muy pronto o pequeño. Con una enfermedad grave: la enfermedad empeora.',
      note: 'Tape el lado derecho; el grupo nombra el peligro de cada fila.',
    },
  },
  draw: ({ when, dangers }): Shape[] =>
    SCENES.flatMap((scene, index) => {
      const y = index * HEIGHT
      return [
        rect(0, y + 1, WIDTHS.full, HEIGHT - 3, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 10 }),
        group(scene(), { x: 12, y: y + 3, scale: 0.61 }),
        ...textBox(when[index] ?? '', 90, y + HEIGHT / 2, 270, { bold: true, middle: true }).shapes,
        ...textBox(dangers[index] ?? '', 368, y + HEIGHT / 2, WIDTHS.full - 376, { middle: true }).shapes,
      ]
    }),
})
