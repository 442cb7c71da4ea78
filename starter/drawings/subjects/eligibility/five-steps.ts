import { diagram } from '../../diagram.ts'
import { chip } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { panels } from '../../kit/panels.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { chart } from '../guidance/icons.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }
const PROVIDER: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }

/** From her wish to an offer, with the chart. */
export const chartFiveSteps = diagram({
  id: 'chart-five-steps',
  width: 'full',
  height: 290,
  texts: {
    en: {
      words: [
        'Her wish: which method?',
        'Her health, in her words',
        'Condition and sub-row',
        'Column: start or continue?',
        'Read the note, explain, offer',
      ],
      alt: 'Five steps with the chart. 1, ask which method she would like. 2, ask about her health, in her words. 3, find the condition and its sub-row. 4, move to the column, drawn as a cell under a lens: the number to start, or to continue? 5, read the note, then explain and offer.',
      note: 'Do the five steps slowly with one client. The first step is her wish, not the chart.',
    },
    fr: {
      words: [
        'Quelle méthode lui plaît ?',
        'Sa santé, avec ses mots',
        'Affection et sous-ligne',
        'Colonne : début ou suite ?',
        'Lire la note, expliquer, offrir',
      ],
      alt: 'Cinq étapes avec le tableau. 1, demander quelle méthode elle aimerait. 2, parler de sa santé, avec ses mots. 3, trouver l’affection et sa sous-ligne. 4, aller à la colonne, une case sous la loupe : le chiffre pour commencer, ou pour continuer ? 5, lire la note, puis expliquer et proposer.',
      note: 'Faites les cinq étapes lentement avec une cliente. La première est son souhait, pas le tableau.',
    },
    es: {
      words: [
        '¿Qué método desea?',
        'Su salud, con sus palabras',
        'Condición y subfila',
        'Columna: ¿iniciar o seguir?',
        'Leer la nota, explicar, ofrecer',
      ],
      alt: 'Cinco pasos con la tabla. 1, preguntar qué método desea. 2, preguntar por su salud, con sus palabras. 3, buscar la condición y su subfila. 4, ir a la columna, una casilla bajo la lupa: ¿el número para iniciar o para continuar? 5, leer la nota; luego explicar y ofrecer.',
      note: 'Haga los cinco pasos despacio con una clienta. El primero es su deseo, no la tabla.',
    },
  },
  draw: ({ words }) => panels(5, { words, height: 290, sceneHeight: 142, scene, numbered: true }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return says(CLIENT, [methodSign('pills', { x: 76, y: 6, scale: 0.42 })])
    case 1:
      return says(CLIENT, [path('M64 20h62M64 34h40', { stroke: 'indigo', width: 4 })])
    case 2:
      return [group(chart('row'), { x: 14, y: 6, scale: 1.26 })]
    case 3:
      return magnifiedCell()
    default:
      return says(PROVIDER, [...chip(1, 76, 28, 15).slice(0, 1), methodSign('implant', { x: 98, y: 8, scale: 0.38 })])
  }
}

/** One cell of the chart, large: the number to start, and the number to continue. */
function magnifiedCell(): Shape[] {
  return [
    group(chart('column'), { x: 2, y: 0, scale: 0.8 }),
    path('M116 112L140 136', { stroke: 'ink', width: 11 }),
    circle(88, 84, 48, { fill: 'white', stroke: 'ink', width: 6 }),
    ...chip(2, 66, 84, 17),
    path('M92 66L84 102', { stroke: 'inkSoft', width: 3 }),
    ...chip(3, 110, 86, 17),
  ]
}

function says(who: PersonLook, words: Shape[]): Shape[] {
  return [bust(who, { x: 6, y: 48, scale: 0.49 }), ...bubble(48, 0, 100, 56, 14), ...words]
}
