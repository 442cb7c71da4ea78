import { diagram } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { text } from '../../kit/text.ts'
import { drawPill } from '../pills/pack.ts'

const HEIGHT = 330

function question(x: number, y: number): Shape {
  return text('?', x, y, { size: 48, bold: true, anchor: 'middle', paint: 'terracotta' })
}

const PICTURES: (() => Shape[])[] = [
  () => [...calendar(40, 54, 76), question(84, 92)],
  () => [methodSign('condom', { x: 0, y: 6, scale: 0.84 }), question(88, 92)],
  () => [
    rect(2, 28, 96, 44, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 9 }),
    ...[0, 1, 2].flatMap((index) => [
      group(drawPill(index < 2 ? 'missed' : 'active', 0, 0), { x: 20 + index * 30, y: 50, scale: 0.66 }),
    ]),
  ],
  () => [methodSign('injection', { x: 0, y: 6, scale: 0.78 }), ...clock(76, 74, 23, 0.75)],
  () => [methodSign('emergency', { x: 0, y: 6, scale: 0.84 }), question(88, 92)],
  () => [
    methodSign('pills', { x: 0, y: 0, scale: 0.54 }),
    methodSign('pills', { x: 18, y: 20, scale: 0.54 }),
    methodSign('pills', { x: 36, y: 40, scale: 0.54 }),
  ],
]

/** Questions of daily work that the practice recommendations answer. */
export const sprSettles = diagram({
  id: 'spr-settles',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'Six questions that the practice recommendations answer: on which day can she start? For how long condoms? Two pills missed, what now? DMPA three weeks late, give it, yes or no? Vomited after emergency pills? How many packs of pills at once?',
      note: 'Pairs take a picture each, answer from memory, then find the page.',
    },
    fr: {
      alt: 'Six questions auxquelles répondent les recommandations pratiques : quel jour peut-elle commencer ? Combien de temps le préservatif ? Deux pilules oubliées, que faire ? DMPA avec trois semaines de retard, oui ou non ? A vomi la pilule d’urgence ? Combien de plaquettes à la fois ?',
      note: 'Chaque paire prend une image, répond de mémoire, puis trouve la page.',
    },
    es: {
      alt: 'Seis preguntas que responden las recomendaciones prácticas: ¿qué día puede empezar? ¿Cuánto tiempo condones? Dos píldoras olvidadas, ¿qué hacer? AMPD con tres semanas de retraso, ¿sí o no? ¿Vomitó la píldora de emergencia? ¿Cuántos paquetes a la vez?',
      note: 'Cada pareja toma un dibujo, responde de memoria y luego busca la página.',
    },
  },
  draw: () => signGrid(PICTURES, HEIGHT),
})
