import { diagram } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { panels } from '../../kit/panels.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'

/** Which methods need an examination. */
export const noExamination = diagram({
  id: 'no-examination',
  width: 'full',
  height: 268,
  texts: {
    en: {
      titles: ['No examination', 'Blood pressure', 'Pelvic examination'],
      words: [
        'Progestin-only pills, injectables, implants, condoms',
        'Combined pills, if it can be measured',
        'IUD, explained first',
      ],
      alt: 'Three panels. No examination: progestin-only pills, injectables, implants, condoms. Blood pressure: before combined pills, if it can be measured. Pelvic examination: for the IUD, explained first.',
      note: 'Ask what your facility still demands that no panel shows, and whom that keeps away.',
    },
    fr: {
      titles: ['Aucun examen', 'Tension', 'Examen pelvien'],
      words: [
        'Pilule progestative, injectable, implant, préservatif',
        'Pilule combinée, si on peut la mesurer',
        'DIU ; on l’explique d’abord',
      ],
      alt: 'Trois cadres. Aucun examen : pilule progestative, injectables, implant, préservatif. Tension : avant la pilule combinée, si on peut la mesurer. Examen pelvien (gynécologique) : pour le DIU, expliqué d’abord.',
      note: 'Demandez ce que le centre exige encore qu’aucun cadre ne montre, et qui cela éloigne.',
    },
    es: {
      titles: ['Sin examen', 'Presión', 'Examen pélvico'],
      words: ['Progestina sola, inyección, implante, condón', 'Combinadas, si se puede medir', 'DIU; se explica antes'],
      alt: 'Tres cuadros. Sin examen: píldora de progestina sola, inyección, implante, condón. Presión: antes de las combinadas, si se puede medir. Examen pélvico: para el DIU, explicado antes.',
      note: 'Pregunte qué exige todavía su servicio que ningún cuadro muestra, y a quién aleja.',
    },
  },
  draw: ({ titles, words }) =>
    panels(3, {
      titles,
      words,
      height: 268,
      sceneHeight: 138,
      titleSize: 26,
      scene: (index, width) => SCENES[index]?.(width / 2) ?? [],
    }),
})

const SCENES: ((middle: number) => Shape[])[] = [
  (x) => [
    methodSign('pills', { x: x - 124, y: 40, scale: 0.58 }),
    methodSign('injection', { x: x - 61, y: 40, scale: 0.58 }),
    methodSign('implant', { x: x + 2, y: 40, scale: 0.58 }),
    methodSign('condom', { x: x + 65, y: 40, scale: 0.58 }),
  ],
  (x) => [
    methodSign('pills', { x: x - 96, y: 28, scale: 0.86 }),
    path(`M${x + 30} 116C${x + 60} 128 ${x + 74} 108 ${x + 66} 88`, { stroke: 'ink', width: 5 }),
    circle(x + 58, 60, 32, { fill: 'white', stroke: 'ink', width: 5 }),
    path(`M${x + 58} 62L${x + 74} 44M${x + 34} 62h6M${x + 76} 62h6M${x + 58} 36v6`, { stroke: 'terracotta', width: 4 }),
    rect(x + 14, 106, 20, 26, { fill: 'inkSoft', radius: 9 }),
  ],
  (x) => [methodSign('iud', { x: x - 48, y: 24, scale: 0.96 })],
]
