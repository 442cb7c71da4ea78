import { diagram } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { spermLens } from './semen.ts'

const COLUMN = { width: 264, gap: 22 } as const

/** What follows from a semen test, or from having none: starter/figures/vasectomy.md, "Semen test" and "Time until". */
export const vasTestAnswer = diagram({
  id: 'vas-test-answer',
  width: 'full',
  height: 292,
  texts: {
    en: {
      start: 'Three months after the operation',
      titles: ['No test here', 'No sperm move', 'Sperm still move'],
      words: ['Rely on the vasectomy', 'Rely on the vasectomy', 'Protect; test again every month'],
      alt: 'Three months after the operation there are three ways. No test here: rely on the vasectomy. No sperm move: rely on it. Sperm still move: go on with condoms or her method and test again every month.',
      note: 'Read one result aloud; the group says what the couple does from today. If sperm go on moving month after month, a second operation may be needed.',
    },
    fr: {
      start: 'Trois mois après l’opération',
      titles: ['Pas d’examen ici', 'Rien ne bouge', 'Cela bouge encore'],
      words: ['Se fier à la vasectomie', 'Se fier à la vasectomie', 'Se protéger ; refaire chaque mois'],
      alt: 'Trois mois après l’opération, trois chemins. Pas d’examen ici : se fier à la vasectomie. Aucun spermatozoïde ne bouge : s’y fier. Des spermatozoïdes bougent encore : continuer le préservatif ou sa méthode à elle, refaire l’examen chaque mois.',
      note: 'Lisez un résultat ; le groupe dit ce que fait le couple dès aujourd’hui. S’ils bougent encore mois après mois, une seconde opération peut être nécessaire.',
    },
    es: {
      start: 'Tres meses después de la operación',
      titles: ['Aquí no hay prueba', 'Nada se mueve', 'Algo se mueve'],
      words: ['Confiar en la vasectomía', 'Confiar en la vasectomía', 'Protegerse; repetir cada mes'],
      alt: 'Tres meses después de la operación hay tres caminos. Aquí no hay prueba: confiar en la vasectomía. Ningún espermatozoide se mueve: confiar en ella. Algunos se mueven: seguir con el condón o el método de ella y repetir la prueba cada mes.',
      note: 'Lea un resultado; el grupo dice qué hace la pareja desde hoy. Si siguen moviéndose mes tras mes, puede hacer falta una segunda operación.',
    },
  },
  draw: ({ start, titles, words }) => [
    ...box(start, [150, 0], [536, 44], { fill: 'indigo', ink: 'white', bold: true }),
    ...titles.flatMap((title, index): Shape[] => {
      const x = index * (COLUMN.width + COLUMN.gap)
      const middle = x + COLUMN.width / 2
      return [
        ...arrow([418 + (index - 1) * 190, 46], [middle, 76], { width: 4 }),
        rect(x, 78, COLUMN.width, 214, { fill: index === 2 ? 'terracottaPale' : 'leafPale', radius: 14 }),
        ...textBox(title, middle, 86, COLUMN.width - 12, { bold: true, anchor: 'middle' }).shapes,
        ...(SCENES[index]?.(middle) ?? []),
        ...textBox(words[index] ?? '', middle, 226, COLUMN.width - 14, { anchor: 'middle' }).shapes,
      ]
    }),
  ],
})

const SCENES: ((x: number) => Shape[])[] = [
  (x) => [...calendar(x - 46, 174, 78), ...tick(x + 46, 172, 56)],
  (x) => [...spermLens(x - 50, 164, false), ...tick(x + 56, 172, 56)],
  (x) => [...spermLens(x - 50, 164, true), methodSign('condom', { x: x + 24, y: 132, scale: 0.82 })],
]
