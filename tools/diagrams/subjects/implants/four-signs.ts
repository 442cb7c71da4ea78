import { sorePart } from '../../kit/client-scenes.ts'
import { clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { arrow, group, path } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { headache } from '../training/community/screening-icons.ts'
import { four } from './four.ts'
import { fingertip, rod } from './parts.ts'
import { wholeArm } from './whole-arm.ts'

export const implantEffects = four(
  'implant-effects',
  () => [
    [group(headache(), { x: 40, y: 24 })],
    [
      path('M40 128H144M92 128V40', { stroke: 'ink', width: 8 }),
      path('M36 58L148 44', { stroke: 'ink', width: 6 }),
      path('M14 92A22 22 0 0 0 58 92ZM126 78A22 22 0 0 0 170 78Z', { fill: 'steel', stroke: 'ink', width: 3 }),
      path('M36 58L14 92M36 58L58 92M148 44L126 78M148 44L170 78', { stroke: 'ink', width: 2.5 }),
    ],
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
      alt: 'Four pictures of effects that users report: headache, a change in weight, a low mood, pain in the belly.',
      note: 'Ask which effects of the slide have no picture, and how a client would describe them.',
    },
    fr: {
      alt: 'Quatre images d’effets rapportés : mal de tête, changement de poids, humeur basse, douleur au ventre.',
      note: 'Demandez quels effets n’ont pas d’image, et comment une cliente les décrirait.',
    },
    es: {
      alt: 'Cuatro imágenes de efectos que se cuentan: dolor de cabeza, cambio de peso, ánimo bajo, dolor de vientre.',
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
