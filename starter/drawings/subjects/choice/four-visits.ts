import { diagram } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { panels } from '../../kit/panels.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { path, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Four clients, one for each kind of visit. */
const CLIENTS: PersonLook[] = [
  { skin: 'skin', head: 'wrap', cloth: 'terracotta' },
  { skin: 'skinDark', head: 'bun', cloth: 'indigo' },
  { skin: 'skinDeep', head: 'short', cloth: 'marigold' },
  { skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'leaf', isSad: true },
]

/** Distance of the panels. */
const COLUMN = 214

/** Four kinds of visit, and what the time goes into. */
export const fourVisits = diagram({
  id: 'four-visits',
  width: 'full',
  height: 340,
  texts: {
    en: {
      titles: ['Method in mind', 'None in mind', 'Returns, satisfied', 'Returns with a problem'],
      words: [
        'Does it fit? How to use it',
        'What matters to her; comparing',
        'Supplies; changes in health or plans',
        'Listening, help, another method',
      ],
      alt: 'Four kinds of visit. With a method in mind: checking that it fits, how to use it. With none in mind: what matters to her, comparing. Returns, satisfied: supplies, changes in health or plans. Returns with a problem: listening, help, another method.',
      note: 'Ask which of the four comes most often, and what she can be spared.',
    },
    fr: {
      titles: ['Une idée', 'Aucune idée', 'Revient, satisfaite', 'Revient avec un souci'],
      words: [
        'Convient-elle ? Comment l’employer',
        'Ce qui compte pour elle ; comparer',
        'Provisions ; santé, projets changés',
        'Écoute, aide, autre méthode',
      ],
      alt: 'Quatre sortes de visite. Avec une méthode en tête : vérifier qu’elle convient, comment l’employer. Sans idée : ce qui compte pour elle, comparer. Revient, satisfaite : provisions, changements de santé ou de projets. Revient avec un souci : écoute, aide, autre méthode.',
      note: 'Demandez laquelle des quatre est la plus fréquente, et ce que l’on peut épargner à la cliente.',
    },
    es: {
      titles: ['Con una idea', 'Sin idea', 'Vuelve, satisfecha', 'Vuelve con un problema'],
      words: [
        '¿Le conviene? Cómo se usa',
        'Qué le importa; comparar',
        'Insumos; cambios de salud o planes',
        'Escuchar, ayudar, otro método',
      ],
      alt: 'Cuatro clases de visita. Con un método en mente: comprobar que conviene, cómo se usa. Sin idea: qué le importa, comparar. Vuelve, satisfecha: insumos, cambios de salud o de planes. Vuelve con un problema: escuchar, ayudar, otro método.',
      note: 'Pregunte cuál de las cuatro es la más frecuente y qué se le puede ahorrar a la clienta.',
    },
  },
  draw: ({ titles, words }) => [
    ...panels(4, { height: 340, sceneHeight: 176, scene }),
    ...titles.flatMap((title, index) => {
      const middle = COLUMN * index + 97
      const heading = textBox(title, middle, 178, 182, { bold: true, anchor: 'middle' })
      return [
        ...heading.shapes,
        ...textBox(words[index] ?? '', middle, 182 + heading.height, 184, { anchor: 'middle' }).shapes,
      ]
    }),
  ],
})

function scene(index: number): Shape[] {
  const client = CLIENTS[index]
  return [
    ...(client ? [bust(client, { x: 30, y: 74, scale: 0.56 })] : []),
    ...bubble(58, 8, 124, 66, 12),
    ...(THOUGHTS[index]?.() ?? []),
  ]
}

const THOUGHTS: (() => Shape[])[] = [
  () => [methodSign('implant', { x: 94, y: 14, scale: 0.54 })],
  () => [text('?', 120, 56, { size: 42, bold: true, paint: 'indigo', anchor: 'middle' })],
  () => [methodSign('pills', { x: 70, y: 16, scale: 0.5 }), ...tick(150, 41, 38)],
  () => [
    methodSign('pills', { x: 70, y: 16, scale: 0.5 }),
    path('M150 22V46M150 58v2', { stroke: 'terracotta', width: 10 }),
  ],
]
