import { sorePart } from '../../kit/client-scenes.ts'
import { clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { ordinaryHeadache } from '../training/community/screening-icons.ts'
import { four } from './four.ts'
import { fingertip, rod } from './parts.ts'
import { wholeArm } from './whole-arm.ts'

/** Feet on a scale that shows her weight, seen from above; it may rise or fall. */
function weighing(): Shape[] {
  const foot =
    'M-2 -26C12 -26 14 -12 11 0C9 10 12 22 8 30C4 38 -8 38 -11 30C-14 20 -10 8 -13 -4C-16 -18 -12 -26 -2 -26Z'
  const toes = [-13, -6, 1, 8].map((x) => circle(x, -30 + Math.abs(x + 2) * 0.3, 4, { fill: 'skin' }))
  const one = [path(foot, { fill: 'skin' }), ...toes]
  return [
    rect(40, 10, 104, 130, { fill: 'white', stroke: 'ink', width: 4, radius: 16 }),
    path('M64 50A28 28 0 0 1 120 50Z', { fill: 'marigold', stroke: 'ink', width: 3.5 }),
    path('M92 50L104 30', { stroke: 'ink', width: 4.5 }),
    group(one, { x: 70, y: 96 }),
    group([group(one, { scale: 1 })], { x: 118, y: 96 }),
    ...arrow([22, 96], [22, 46], { width: 6 }),
    ...arrow([162, 46], [162, 96], { width: 6 }),
  ]
}

export const implantEffects = four(
  'implant-effects',
  () => [
    [group(ordinaryHeadache(), { x: 40, y: 24 })],
    weighing(),
    [
      bust(
        { skin: 'skin', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta', isSad: true },
        { x: 36, y: 14, scale: 0.76 },
      ),
    ],
    [group(sorePart(0), { x: 18, y: 6, scale: 0.84 })],
  ],
  {
    en: {
      alt: 'Four pictures of effects that users report: headache, feet on a scale for a change in weight, a low mood, pain in the belly.',
      note: 'Ask which effects of the slide have no picture, and how a client would describe them.',
    },
    fr: {
      alt: 'Quatre images d’effets rapportés : mal de tête, des pieds sur une balance pour un changement de poids, humeur basse, douleur au ventre.',
      note: 'Demandez quels effets n’ont pas d’image, et comment une cliente les décrirait.',
    },
    es: {
      alt: 'Cuatro imágenes de efectos que se cuentan: dolor de cabeza, pies en una báscula por un cambio de peso, ánimo bajo, dolor de vientre.',
      note: 'Pregunte qué efectos no tienen imagen y cómo los describiría una usuaria.',
    },
  },
)

export const implantStopRefer = four(
  'implant-stop-refer',
  () => [
    [...wholeArm(), fingertip(122, 86, 'glove', 8), text('?', 80, 62, { bold: true, size: 52, anchor: 'middle' })],
    [...wholeArm(), rod(92, 110, 6, 52), ...arrow([118, 30], [118, 98], { width: 6 })],
    [...clock(92, 75, 58, 20 / 60)],
    [
      bust(
        { skin: 'skin', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta', isSad: true },
        { x: 8, y: 14, scale: 0.76 },
      ),
      path('M138 34h34v34h-34Z', { fill: 'terracotta' }),
      path('M155 40v14M155 60v2', { stroke: 'white', width: 6 }),
    ],
  ],
  {
    en: {
      alt: 'Four pictures: a finger that finds no rod; a rod that lies deep; a clock at twenty minutes; a client in pain.',
      note: 'Each trainee says the sentence “I will stop here and refer you” for one of the pictures.',
    },
    fr: {
      alt: 'Quatre images : un doigt qui ne trouve pas de bâtonnet ; un bâtonnet profond ; une horloge à vingt minutes ; une cliente qui a mal.',
      note: 'Chaque participant dit « je m’arrête ici et je vous réfère » pour une des images.',
    },
    es: {
      alt: 'Cuatro imágenes: un dedo que no encuentra la varilla; una varilla profunda; un reloj a los veinte minutos; una usuaria con dolor.',
      note: 'Cada participante dice «aquí paro y la refiero» con una de las imágenes.',
    },
  },
)
