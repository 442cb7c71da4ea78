import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { sorePart } from '../../kit/client-scenes.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { inserter, placedIud } from './parts.ts'

const ROW = 150

/** She lies flat, her legs on a cushion. */
function legsUp(): Shape[] {
  return [
    rect(0, 78, 100, 7, { fill: 'ink', radius: 3 }),
    path('M8 84V98M92 84V98', { stroke: 'ink', width: 5 }),
    path('M52 78L72 46H98V78Z', { fill: 'steel' }),
    path('M30 68H54L74 38H94', { stroke: 'skin', width: 14 }),
    path('M30 67H54', { stroke: 'leaf', width: 20 }),
    path('M94 40V28', { stroke: 'skin', width: 9 }),
    circle(13, 65, 11, { fill: 'skin' }),
    path('M2 66C0 52 18 48 22 57Q12 58 9 70Z', { fill: 'terracotta' }),
  ]
}

const SCENES: (() => Shape[])[] = [
  legsUp,
  () => [group(sorePart(), { x: 1, y: 0, scale: 0.58 })],
  () => [
    group([...inserter(58, 152, 128), placedIud(8)], { x: 38, y: 4, scale: 0.6 }),
    ...arrow([78, 22], [78, 84], { width: 6 }),
  ],
  () => [path('M2 50H22L32 18L46 82L56 50H64L72 26L82 70L88 50H98', { stroke: 'blood', width: 6 })],
]

/** What can go wrong while an IUD is put in, and what to do. */
export const iudNotWell = diagram({
  id: 'iud-not-well',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: {
    en: {
      words: [
        'Pale, sweating, faint: stop, legs up, wait',
        'Strong pain, tube sinks in: IUD out, observe',
        'IUD comes out: a clean new one, if she agrees',
        'Fast pulse, falling pressure, pain: refer at once',
      ],
      alt: 'Four pictures. A woman lies flat with her legs up: she is pale, sweating or faint; stop and wait. A belly with pain, or the tube sinks in far: stop, take the IUD out, observe. An IUD comes out with its tube: a new IUD, clean, if she agrees. The line of a fast pulse; with falling pressure or growing pain: call and refer at once.',
      note: 'Point to a picture; a pair shows with hands and words what it does first.',
    },
    fr: {
      words: [
        'Pâle, en sueur, malaise : arrêter ; à plat, jambes levées ; attendre',
        'Forte douleur, tube trop loin : arrêter, retirer le DIU, observer',
        'Le DIU sort avec le tube : un nouveau, propre, si elle veut',
        'Pouls rapide, tension qui baisse, douleur : appeler, référer',
      ],
      alt: 'Quatre images. Une femme à plat, jambes levées : pâle, en sueur ou malaise ; arrêter et attendre. Un ventre douloureux, ou le tube entre trop loin : arrêter, retirer le DIU, observer. Un DIU qui sort avec le tube : un nouveau DIU, propre, si elle veut. Le tracé d’un pouls rapide ; avec tension qui baisse ou douleur qui monte : appeler et référer aussitôt.',
      note: 'Montrez une image ; un binôme montre ce qu’il fait d’abord, gestes et paroles.',
    },
    es: {
      words: [
        'Pálida, suda, se marea: parar; acostar, piernas arriba; esperar',
        'Dolor fuerte o tubo muy adentro: parar, sacar el DIU, observar',
        'El DIU sale con el tubo: uno nuevo, limpio, si ella acepta',
        'Pulso rápido, baja la presión, más dolor: llamar y referir',
      ],
      alt: 'Cuatro dibujos. Una mujer acostada con las piernas arriba: pálida, suda o se marea; parar y esperar. Un vientre con dolor, o el tubo entra demasiado: parar, sacar el DIU, observar. Un DIU que sale con el tubo: uno nuevo, limpio, si ella acepta. El trazo de un pulso rápido; con presión que baja o más dolor: llamar y referir enseguida.',
      note: 'Señale un dibujo; una pareja muestra con manos y palabras qué hace primero.',
    },
  },
  draw: ({ words }) =>
    cells({
      words,
      scene: (index) => SCENES[index]?.() ?? [],
      columns: 2,
      rowHeight: ROW,
      fills: ['indigoPale', 'sand', 'sand', 'indigoPale'],
    }),
})
