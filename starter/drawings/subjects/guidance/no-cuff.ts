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
      chart: 'Give; if high: chart',
      ask: 'Ever told it was high?',
      give: 'Give it',
      first: 'COC: measure; progestin-only: give',
      alt: 'A hormonal method: does the cuff work? Yes: measure; give the method if the pressure is normal, look a high one up in the chart. No: ask whether she was ever told that it was high. If not, give the method; if yes, give a progestin-only method, and measure before combined pills.',
      note: 'Follow each way with a finger to its end. A broken cuff is repaired, not used as a refusal.',
    },
    fr: {
      start: 'Méthode hormonale : le brassard marche ?',
      yes: 'Oui',
      no: 'Non',
      measure: 'Mesurer',
      chart: 'Offrir ; si haute, tableau',
      ask: 'Déjà dite trop haute ?',
      give: 'Offrir',
      first: 'COC : mesurer ; progestatif : offrir',
      alt: 'Une méthode hormonale : le tensiomètre marche ? Oui : mesurer ; tension normale : donner la méthode ; élevée : voir le tableau. Non : demander si on lui a déjà dit que sa tension était trop élevée. Si non, donner la méthode ; si oui, donner une méthode progestative, et mesurer avant la pilule combinée.',
      note: 'Suivez chaque chemin du doigt jusqu’au bout. Un tensiomètre en panne se répare, il ne justifie pas un refus.',
    },
    es: {
      start: 'Método hormonal: ¿sirve el tensiómetro?',
      yes: 'Sí',
      no: 'No',
      measure: 'Medir',
      chart: 'Dar; si es alta, tabla',
      ask: '¿Le dijeron que era alta?',
      give: 'Darlo',
      first: 'AOC: medir; progestina sola: dar',
      alt: 'Un método hormonal: ¿sirve el tensiómetro? Sí: medir; si es normal, dar el método; si es alta, buscar en la tabla. No: preguntar si alguna vez le dijeron que era alta. Si no, dar el método; si sí, dar un método de progestina sola, y medir antes de la píldora combinada.',
      note: 'Siga cada camino con el dedo hasta el final. Un tensiómetro roto se repara, no es razón para negar.',
    },
  },
  draw: ({ start, yes, no, measure, chart, ask, give, first }): Shape[] => [
    group(cuff(), { x: 0, y: 0, scale: 0.7 }),
    ...box(start, [78, 0], [302, 72], { fill: 'marigoldPale', stroke: 'ink', bold: true }),
    ...arrow([60, 74], [60, 104], { width: 6 }),
    text(yes, 74, 98, { bold: true }),
    ...box(measure, [0, 108], [118, 66], { fill: 'indigoPale' }),
    ...arrow([256, 74], [256, 104], { width: 6 }),
    text(no, 270, 98, { bold: true }),
    ...box(ask, [126, 108], [254, 66], { fill: 'indigoPale' }),
    ...arrow([60, 176], [60, 206], { width: 6 }),
    ...box(chart, [0, 210], [112, 128], { fill: 'indigoPale' }),
    ...arrow([164, 176], [164, 206], { width: 6 }),
    text(no, 176, 200, { bold: true }),
    ...box(give, [120, 210], [100, 128], { fill: 'leaf', ink: 'white', bold: true }),
    ...arrow([296, 176], [296, 206], { width: 6 }),
    text(yes, 308, 200, { bold: true }),
    ...box(first, [228, 210], [152, 128], { fill: 'white', stroke: 'ink' }),
  ],
})
