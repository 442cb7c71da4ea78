import { diagram } from '../../../diagram.ts'
import { cells, cellsHeight } from '../../../kit/cells.ts'
import { methodSign } from '../../../kit/methods.ts'
import { calendar } from '../../../kit/objects.ts'
import { arrow, group, path, type Shape } from '../../../kit/shapes.ts'
import { CLIENT, clinic, heart, injecting, NURSE, talking } from '../things.ts'

const ROW = 156

/** Six elements of quality, each with a question for a visit. */
export const sixElements = diagram({
  id: 'supervision-six-elements',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: {
    en: {
      words: [
        'Choice: which methods today?',
        'Information: what did she understand?',
        'Skill: were the steps safe?',
        'Relation: respected, alone?',
        'Return: can she come back, stop?',
        'Range: can she get other care?',
      ],
      alt: 'Six elements of quality with a question each. Choice: which methods could she have today? Information: what did she understand? Skill: were the steps safe? Relation: was she respected, alone? Return: can she come back, or stop? Range: can she get other care?',
      note: 'Let teams put their findings on the six pictures and see which one stays empty.',
    },
    fr: {
      words: [
        'Choix : quelles méthodes ?',
        'Information : comprise ?',
        'Geste : étapes sûres ?',
        'Relation : respect, seule ?',
        'Retour : revenir, arrêter ?',
        'Offre : autres soins ?',
      ],
      alt: 'Six éléments de la qualité avec une question chacun. Choix : quelles méthodes pouvait-elle avoir aujourd’hui ? Information : qu’a-t-elle compris ? Compétence : les étapes étaient-elles sûres ? Relation : a-t-elle été respectée, seule ? Retour : peut-elle revenir, ou arrêter ? Offre : peut-elle recevoir d’autres soins ?',
      note: 'Les équipes placent leurs constats sur les six images et voient laquelle reste vide.',
    },
    es: {
      words: [
        'Opciones: ¿qué métodos hoy?',
        'Informar: ¿qué entendió?',
        'Técnica: ¿pasos seguros?',
        'Trato: ¿respeto, a solas?',
        'Regreso: ¿volver, dejarlo?',
        'Servicios: ¿otra atención?',
      ],
      alt: 'Seis elementos de la calidad con una pregunta cada uno. Opciones: ¿qué métodos podía recibir hoy? Información: ¿qué entendió? Técnica: ¿fueron seguros los pasos? Trato: ¿hubo respeto, estuvo a solas? Regreso: ¿puede volver, o dejarlo? Servicios: ¿puede recibir otra atención?',
      note: 'Los equipos ponen sus hallazgos sobre los seis dibujos y ven cuál queda vacío.',
    },
  },
  draw: ({ words }) => cells({ words, scene, columns: 3, rowHeight: ROW }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return (['implant', 'iud', 'injection', 'pills'] as const).map((sign, place) =>
        methodSign(sign, { x: (place % 2) * 50, y: Math.floor(place / 2) * 50, scale: 0.48 }),
      )
    case 1:
      return talking(CLIENT, NURSE)
    case 2:
      return injecting()
    case 3:
      return heart()
    case 4:
      return [...calendar(36, 60, 66), ...arrow([66, 24], [92, 60], { paint: 'leaf', width: 7, bend: 14 })]
    default:
      return [
        group(clinic(), { x: 4, y: 4, scale: 0.86 }),
        path('M74 66v32M58 82h32', { stroke: 'marigold', width: 11 }),
      ]
  }
}
