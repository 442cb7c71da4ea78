import { diagram } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { arrow, group, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { cuff } from './icons.ts'

/** Blood pressure before pills, injectables and implants, with and without a cuff that works. */
export const noCuff = diagram({
  id: 'no-cuff',
  width: 'half',
  height: 338,
  texts: {
    en: {
      start: 'Hormonal method: does the cuff work?',
      yes: 'Yes',
      no: 'No',
      measure: 'Measure',
      chart: 'High? See chart',
      ask: 'Ever told it was high?',
      give: 'Give it',
      first: 'Combined pills: measure',
      alt: 'A hormonal method: does the cuff work? Yes: measure; if it is high, look it up in the chart. No: ask whether she was ever told that it was high. If not, give the method; if yes, measure before combined pills.',
      note: 'Follow each way with a finger to its end. A broken cuff is repaired, not used as a refusal.',
    },
    fr: {
      start: 'Méthode hormonale : le brassard marche ?',
      yes: 'Oui',
      no: 'Non',
      measure: 'Mesurer',
      chart: 'Élevée ? Tableau',
      ask: 'Déjà dite trop haute ?',
      give: 'Donner',
      first: 'Si COC, mesurer',
      alt: 'Une méthode hormonale : le tensiomètre marche ? Oui : mesurer ; si la tension est élevée, voir le tableau. Non : demander si on lui a déjà dit que sa tension était trop élevée. Si non, donner la méthode ; si oui, mesurer avant la pilule combinée.',
      note: 'Suivez chaque chemin du doigt jusqu’au bout. Un tensiomètre en panne se répare, il ne justifie pas un refus.',
    },
    es: {
      start: 'Método hormonal: ¿sirve el tensiómetro?',
      yes: 'Sí',
      no: 'No',
      measure: 'Medir',
      chart: '¿Alta? Ver tabla',
      ask: '¿Le dijeron que era alta?',
      give: 'Darlo',
      first: 'Si es AOC, medir',
      alt: 'Un método hormonal: ¿sirve el tensiómetro? Sí: medir; si es alta, buscar en la tabla. No: preguntar si alguna vez le dijeron que era alta. Si no, dar el método; si sí, medir antes de la píldora combinada.',
      note: 'Siga cada camino con el dedo hasta el final. Un tensiómetro roto se repara, no es razón para negar.',
    },
  },
  draw: ({ start, yes, no, measure, chart, ask, give, first }): Shape[] => [
    group(cuff(), { x: 0, y: 0, scale: 0.7 }),
    ...box(start, [78, 0], [302, 72], { fill: 'marigoldPale', stroke: 'ink', bold: true }),
    ...arrow([62, 76], [62, 118], { width: 6 }),
    text(yes, 76, 104, { bold: true }),
    ...box(measure, [0, 122], [118, 74], { fill: 'indigoPale' }),
    ...arrow([256, 76], [256, 118], { width: 6 }),
    text(no, 270, 104, { bold: true }),
    ...box(ask, [126, 122], [254, 74], { fill: 'indigoPale' }),
    ...arrow([62, 200], [62, 238], { width: 6 }),
    ...box(chart, [0, 242], [118, 94], { fill: 'indigoPale' }),
    ...arrow([182, 200], [182, 238], { width: 6 }),
    text(no, 194, 226, { bold: true }),
    ...box(give, [125, 242], [112, 94], { fill: 'leaf', ink: 'white', bold: true }),
    ...arrow([306, 200], [306, 238], { width: 6 }),
    text(yes, 318, 226, { bold: true }),
    ...box(first, [243, 242], [137, 94], { fill: 'white', stroke: 'ink' }),
  ],
})
