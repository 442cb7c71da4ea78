import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { ellipse, path, type Shape } from '../../kit/shapes.ts'

/** What users of female condoms say they like. */
export const femaleCondomLikes = diagram({
  id: 'female-condom-likes',
  width: 'full',
  height: cellsHeight(3, 104),
  texts: {
    en: {
      words: [
        '“I put it in hours before”',
        '“He need not be hard first”',
        '“It is soft and warms up”',
        '“The outer ring feels good”',
        '“No visit, no hormones”',
      ],
      alt: 'What users say: I put it in hours before; he need not be hard first; it is soft and warms up; the outer ring feels good; no visit, no hormones.',
      note: 'Read the sentences in five voices. Which one would the men in the room choose, and which one the women?',
    },
    fr: {
      words: [
        '« Je le mets des heures avant »',
        '« Pas besoin d’attendre l’érection »',
        '« Il est doux, il se réchauffe »',
        '« L’anneau dehors est agréable »',
        '« Ni visite, ni hormone »',
      ],
      alt: 'Ce que disent des utilisatrices : je le mets des heures avant ; pas besoin d’attendre l’érection ; il est doux et se réchauffe ; l’anneau extérieur est agréable ; ni visite, ni hormone.',
      note: 'Lisez les phrases à cinq voix. Laquelle les hommes de la salle choisiraient-ils, et laquelle les femmes ?',
    },
    es: {
      words: [
        '«Me lo pongo horas antes»',
        '«No hay que esperar la erección»',
        '«Es suave y toma calor»',
        '«El anillo de afuera agrada»',
        '«Sin consulta, sin hormonas»',
      ],
      alt: 'Lo que dicen las usuarias: me lo pongo horas antes; no hay que esperar la erección; es suave y toma calor; el anillo de afuera agrada; sin consulta, sin hormonas.',
      note: 'Lean las frases a cinco voces. ¿Cuál elegirían los hombres de la sala, y cuál las mujeres?',
    },
  },
  draw: ({ words }) => cells({ words, scene: (index) => SCENES[index]?.() ?? [], columns: 2, rowHeight: 104 }),
})

const SCENES: (() => Shape[])[] = [
  () => [methodSign('femaleCondom', { x: 0, y: 30, scale: 0.68 }), ...clock(76, 30, 26, 0.5)],
  () => [
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: -8, y: 22, scale: 0.42 }),
    bust({ skin: 'skinDeep', head: 'short', cloth: 'leaf' }, { x: 46, y: 22, scale: 0.42 }),
  ],
  () => [
    methodSign('femaleCondom', { x: 12, y: 24, scale: 0.74 }),
    path('M26 16c-6 -6 6 -8 0 -14M50 16c-6 -6 6 -8 0 -14M74 16c-6 -6 6 -8 0 -14', { stroke: 'terracotta', width: 4.5 }),
  ],
  () => [
    path('M24 34C28 62 34 80 40 92Q50 100 60 92C66 80 72 62 76 34Z', {
      fill: 'white',
      stroke: 'steelDark',
      width: 2.5,
    }),
    ellipse(50, 32, 40, 15, { fill: 'white', stroke: 'terracotta', width: 10 }),
  ],
  () => [
    methodSign('injection', { x: 0, y: 10, scale: 0.48 }),
    methodSign('pills', { x: 52, y: 10, scale: 0.48 }),
    ...cross(50, 80, 34),
  ],
]
