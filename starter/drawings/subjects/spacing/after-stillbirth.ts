import { diagram, WIDTHS } from '../../diagram.ts'
import { group } from '../../kit/shapes.ts'
import { SCENE } from '../../kit/strip.ts'
import { text } from '../../kit/text.ts'
import { planTogether } from './client.ts'

const SCALE = WIDTHS.half / SCENE.width

/** After a stillbirth no number is advised: parents and midwife plan together. */
export const afterStillbirth = diagram({
  id: 'after-stillbirth',
  width: 'half',
  height: 312,
  texts: {
    en: {
      words: 'No number: plan together',
      alt: 'Two parents and a midwife around a calendar with a question mark: there is no number, they plan together.',
      note: 'Ask what the midwife says first. It is not a date.',
    },
    fr: {
      words: 'Pas de chiffre : à voir ensemble',
      alt: 'Deux parents et une sage-femme autour d’un calendrier avec un point d’interrogation : pas de chiffre, on décide ensemble.',
      note: 'Demandez ce que la sage-femme dit d’abord. Ce n’est pas une date.',
    },
    es: {
      words: 'Sin número: planear juntos',
      alt: 'Dos padres y una partera con un calendario que lleva un signo de pregunta: no hay número, planean juntos.',
      note: 'Pregunte qué dice primero la partera. No es una fecha.',
    },
  },
  draw: ({ words }) => [
    group(planTogether(), { scale: SCALE }),
    text(words, WIDTHS.half / 2, 302, { bold: true, anchor: 'middle' }),
  ],
})
