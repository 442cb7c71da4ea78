import { diagram } from '../../diagram.ts'
import { methodShapes, methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { threeCards, threeOf } from '../../kit/three-cards.ts'
import { noShield } from '../people/signs.ts'
import { pack, pills } from './pack.ts'

const CELL = { width: 278, height: 168 } as const

const TEXTS = {
  en: {
    words: [
      'No method, or forced',
      'Condom tore, slipped',
      '3 or more combined pills missed',
      'Progestin-only pill late: 3 or 12 hours',
      'DMPA over 4 weeks late, NET-EN 2',
      'IUD came out',
    ],
    alt: 'Situations for emergency pills: no method or forced sex; condom tore or slipped; 3 or more combined pills missed; progestin-only pill more than 3 hours late, or 12 with desogestrel; DMPA more than 4 weeks late, NET-EN more than 2; IUD came out.',
    note: 'For each picture ask for the words that a client would use.',
  },
  fr: {
    words: [
      'Sans méthode, ou forcée',
      'Préservatif déchiré',
      '3 oublis ou plus, combinée',
      'Progestative : retard de 3 ou 12 heures',
      'Retard DMPA > 4 semaines, NET-EN > 2',
      'DIU expulsé',
    ],
    alt: 'Situations pour la pilule d’urgence : sans méthode ou rapport forcé ; préservatif déchiré ou glissé ; 3 oublis ou plus de pilule combinée ; pilule progestative en retard de plus de 3 heures, ou 12 pour le désogestrel ; DMPA plus de 4 semaines de retard, NET-EN plus de 2 ; DIU expulsé.',
    note: 'Pour chaque dessin, demandez les mots qu’une cliente emploierait.',
  },
  es: {
    words: [
      'Sin método, o forzada',
      'Condón roto o salido',
      '3 o más combinadas olvidadas',
      'De progestina: 3 o 12 horas tarde',
      'Atraso AMPD > 4 semanas, EN-NET > 2',
      'DIU expulsado',
    ],
    alt: 'Situaciones para la anticoncepción de emergencia: sin método o sexo forzado; condón roto o que se salió; 3 o más píldoras combinadas olvidadas; píldora de progestina más de 3 horas tarde, o 12 con desogestrel; AMPD más de 4 semanas tarde, EN-NET más de 2; DIU expulsado.',
    note: 'Para cada dibujo pida las palabras que usaría una usuaria.',
  },
}

const SCENES = [none, torn, missed, late, injection, iud]

/** Situations for emergency pills; the limits are those of starter/figures/emergency-contraceptive-pills.md. */
export const ecpWhen = diagram({
  id: 'ecp-when',
  width: 'full',
  height: 336,
  texts: TEXTS,
  draw: ({ words }) =>
    SCENES.flatMap((scene, index) => {
      const [x, y] = [(index % 3) * CELL.width, Math.floor(index / 3) * CELL.height]
      return [
        group(scene(), { x: x + 84, y: y + 4 }),
        ...textBox(words[index] ?? '', x + CELL.width / 2, y + 104, CELL.width - 16, { bold: true, anchor: 'middle' })
          .shapes,
      ]
    }),
})

/** The same in two halves, each on a slide of its own. */
export const ecpWhenHalves = [
  threeCards(
    'ecp-when-1',
    [none(), torn(), [group(missed(), { x: 6, y: 6, scale: 0.82 })]],
    threeOf(TEXTS, 0, {
      en: ['Situations for emergency pills', 'For each picture ask for the words that a client would use.'],
      fr: ['Situations pour la pilule d’urgence', 'Pour chaque image, demandez les mots d’une cliente.'],
      es: ['Situaciones para la anticoncepción de emergencia', 'Para cada imagen pida las palabras de una usuaria.'],
    }),
  ),
  threeCards(
    'ecp-when-2',
    [
      [group(late(), { x: 13, y: 20, scale: 0.62 })],
      [group(injection(), { x: 10, y: 20, scale: 0.62 })],
      [group(iud(), { x: 6, y: 14, scale: 0.74 })],
    ],
    threeOf(TEXTS, 3, {
      en: ['Situations for emergency pills, continued', 'Say a number of hours or weeks: does she need them?'],
      fr: ['Situations pour la pilule d’urgence, suite', 'Dites un retard en heures ou en semaines : la lui faut-il ?'],
      es: ['Situaciones para la de emergencia, continuación', 'Diga un retraso en horas o semanas: ¿la necesita?'],
    }),
  ),
]

function none(): Shape[] {
  return noShield()
}

/** A condom without a frame, torn or whole, 100 by 100. */
export function bareCondom(isTorn = true): Shape[] {
  return [...methodShapes('condom'), ...(isTorn ? tear() : [])]
}

function torn(): Shape[] {
  return [methodSign('condom', { x: 6, y: 4, scale: 0.92 }), ...tear()]
}

function tear(): Shape[] {
  return [
    path('M36 62l14 -10l-4 12l16 -8', { stroke: 'white', width: 9 }),
    path('M36 62l14 -10l-4 12l16 -8', { stroke: 'terracotta', width: 4.5 }),
  ]
}

function missed(): Shape[] {
  return [pack(pills([8, 'taken'], [3, 'missed'], [10, 'active'], [7, 'plain']), -12, 10, 0.4)]
}

function late(): Shape[] {
  return [...clock(16, 48, 40, 3 / 12, 'terracotta'), ...clock(104, 48, 40, 1, 'terracotta')]
}

function injection(): Shape[] {
  return [methodSign('injection', { x: -14, y: 12, scale: 0.72 }), ...fourWeeks(64, 6)]
}

/** A page of a calendar with four weeks that have passed. */
function fourWeeks(x: number, y: number): Shape[] {
  return [
    rect(x, y, 78, 86, { fill: 'white', stroke: 'indigo', width: 3, radius: 5 }),
    rect(x, y, 78, 18, { fill: 'indigo', radius: 5 }),
    ...[0, 1, 2, 3].flatMap((week) =>
      Array.from({ length: 7 }, (_, day) =>
        rect(x + 6 + day * 9.6, y + 24 + week * 15, 7.6, 11, { fill: 'terracotta' }),
      ),
    ),
  ]
}

function iud(): Shape[] {
  return [
    methodSign('iud', { x: 0, y: 4, scale: 0.9 }),
    path('M104 30v40m-12 -14l12 16l12 -16', { stroke: 'terracotta', width: 6 }),
  ]
}
