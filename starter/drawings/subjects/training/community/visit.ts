import { diagram } from '../../../diagram.ts'
import { methodSign } from '../../../kit/methods.ts'
import { calendar } from '../../../kit/objects.ts'
import { bubble, bust } from '../../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { CLIENT, clinic, house, plainBag, sheet, WORKER } from '../things.ts'
import { SIX_STEPS_HEIGHT, sixSteps } from './numbered-cells.ts'

/** A home visit in six steps. */
export const communityVisit = diagram({
  id: 'community-visit',
  width: 'full',
  height: SIX_STEPS_HEIGHT,
  texts: {
    en: {
      words: [
        'Greet; find a place to talk',
        'Ask what she wants today',
        'Screen, explain, let her choose',
        'Give, inject or refer',
        'Agree: when, where, what words',
        'Take all waste with you',
      ],
      alt: 'Six steps of a home visit. 1: greet the house and find a place to talk. 2: ask what she wants today. 3: screen, explain, let her choose. 4: give, inject or refer. 5: agree on the next time, the place and the words. 6: take all waste with you.',
      note: 'Two steps never move: her wish first, and waste leaves with you.',
    },
    fr: {
      words: [
        'Saluer ; trouver où parler',
        'Demander ce qu’elle veut',
        'Questions, faits, son choix',
        'Donner, injecter, orienter',
        'Convenir : quand, où, quels mots',
        'Emporter tous les déchets',
      ],
      alt: 'Six étapes d’une visite à domicile. 1 : saluer la maison et trouver où parler. 2 : demander ce qu’elle veut aujourd’hui. 3 : poser les questions, expliquer, la laisser choisir. 4 : donner, injecter ou orienter. 5 : convenir de la prochaine fois, du lieu et des mots. 6 : emporter tous les déchets.',
      note: 'Deux étapes ne changent jamais : son souhait d’abord, et les déchets repartent.',
    },
    es: {
      words: [
        'Saludar; hallar dónde hablar',
        'Preguntar qué desea hoy',
        'Preguntar, explicar, que elija',
        'Dar, inyectar o referir',
        'Acordar: cuándo, dónde, cómo',
        'Llevarse todos los desechos',
      ],
      alt: 'Seis pasos de una visita a casa. 1: saludar y hallar dónde hablar. 2: preguntar qué desea hoy. 3: hacer las preguntas, explicar, dejar que elija. 4: dar, inyectar o referir. 5: acordar la próxima vez, el lugar y las palabras. 6: llevarse todos los desechos.',
      note: 'Dos pasos no se mueven: primero su deseo, y los desechos se van con usted.',
    },
  },
  draw: ({ words }) => sixSteps(words, scene),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [group(house(), { x: 4, y: 4, scale: 0.74 }), bust(WORKER, { x: 54, y: 40, scale: 0.32 })]
    case 1:
      return [
        bust(CLIENT, { x: 28, y: 34, scale: 0.36 }),
        group(bubble(2, 4, 70, 36, 44), { x: 30, y: 0, scale: 0.72 }),
        path('M44 13h26M44 22h16', { stroke: 'indigo', width: 3.5 }),
      ]
    case 2:
      return [
        group(sheet(4), { x: -6, y: 14, scale: 0.86 }),
        methodSign('pills', { x: 64, y: 10, scale: 0.36 }),
        methodSign('condom', { x: 64, y: 52, scale: 0.36 }),
      ]
    case 3:
      return [
        methodSign('condom', { x: 4, y: 10, scale: 0.44 }),
        methodSign('injection', { x: 52, y: 10, scale: 0.44 }),
        group(clinic(), { x: 30, y: 58, scale: 0.4 }),
      ]
    case 4:
      return [...calendar(40, 62, 66), group(bubble(0, 0, 76, 44, 30), { x: 44, y: 2, scale: 0.7 })]
    default:
      return [
        group(plainBag(), { x: 12, y: 24, scale: 0.76 }),
        rect(34, -4, 30, 22, { fill: 'white', stroke: 'steelDark', width: 2.5, radius: 3 }),
        path('M40 4h18M40 10h10', { stroke: 'steelDark', width: 2.5 }),
        ...arrow([49, 20], [49, 50], { paint: 'leaf', width: 6 }),
      ]
  }
}
