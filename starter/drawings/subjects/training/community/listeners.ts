import { diagram } from '../../../diagram.ts'
import { seatedAbove, standingAbove } from '../../../kit/from-above.ts'
import { circle, ellipse, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** A yard from above: who can hear, and the spot by the water jar. */
export const communityListeners = diagram({
  id: 'community-listeners',
  width: 'half',
  height: 336,
  texts: {
    en: {
      ears: 'Who hears?',
      quiet: 'Unheard',
      alt: 'A yard from above. Worker and client talk in the middle; rings of sound reach the grandmother, a child and a cousin at the gate. Further away, by the water jar, two people can talk unheard.',
      note: 'Ask: what has each listener understood so far? Then let trainees find the quiet spot in their own yard.',
    },
    fr: {
      ears: 'Qui entend ?',
      quiet: 'À l’abri',
      alt: 'Une cour vue d’en haut. L’agent et la cliente parlent au milieu ; les ondes de la voix atteignent la grand-mère, un enfant et un cousin au portail. Plus loin, près de la jarre d’eau, deux personnes peuvent parler sans être entendues.',
      note: 'Demandez : qu’a compris chacun jusqu’ici ? Puis chacun cherche le coin calme de sa propre cour.',
    },
    es: {
      ears: '¿Quién oye?',
      quiet: 'Sin oídos',
      alt: 'Un patio visto desde arriba. El agente y la clienta hablan en el medio; las ondas de la voz llegan a la abuela, a un niño y a un primo en la entrada. Más lejos, junto a la tinaja, dos personas pueden hablar sin ser oídas.',
      note: 'Pregunte qué ha entendido cada oyente hasta ahora. Después cada persona busca el rincón tranquilo de su patio.',
    },
  },
  draw: ({ ears, quiet }): Shape[] => [
    path('M262 4H376V332H4V4H196', { fill: 'sand', stroke: 'ink', width: 5 }),
    rect(200, -2, 58, 12, { fill: 'paper' }),
    ...[38, 70, 102].map((radius) =>
      circle(126, 118, radius, { stroke: 'terracotta', width: radius === 38 ? 5 : 4, dash: [10, 8] }),
    ),
    seatedAbove({ x: 104, y: 118, rotate: 90, cloth: 'indigo', scale: 0.74 }),
    seatedAbove({ x: 154, y: 118, rotate: 270, cloth: 'terracotta', skin: 'skin', scale: 0.74 }),
    seatedAbove({ x: 48, y: 62, rotate: 130, cloth: 'leaf', scale: 0.74 }),
    ellipse(76, 84, 11, 8, { fill: 'skinLight', stroke: 'ink', width: 2 }),
    standingAbove({ x: 56, y: 190, rotate: 40, cloth: 'marigold', scale: 0.58 }),
    standingAbove({ x: 228, y: 30, rotate: 220, cloth: 'steelDark', skin: 'skinDeep', scale: 0.74 }),
    text(ears, 126, 254, { bold: true, paint: 'terracotta', anchor: 'middle' }),
    circle(338, 292, 24, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    circle(338, 292, 12, { fill: 'waterDeep' }),
    standingAbove({ x: 266, y: 292, rotate: 90, cloth: 'indigo', scale: 0.66 }),
    standingAbove({ x: 306, y: 256, rotate: 215, cloth: 'terracotta', skin: 'skin', scale: 0.66 }),
    circle(303, 269, 60, { stroke: 'leaf', width: 5 }),
    text(quiet, 232, 312, { bold: true, paint: 'leaf', anchor: 'end' }),
  ],
})
