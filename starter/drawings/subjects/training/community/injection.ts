import { diagram, WIDTHS } from '../../../diagram.ts'
import { stepNumber } from '../../../kit/marks.ts'
import { calendar } from '../../../kit/objects.ts'
import type { Paint } from '../../../kit/palette.ts'
import { group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'
import { intoMuscle } from '../../injectables/im-steps.ts'
import { sceneInsert } from '../../injectables/scenes.ts'
import { intoSharpsBox, newSyringe, pen, sharpsBox, vialAndDate, washing } from '../things.ts'
import { STEP_ROW, sixSteps } from './numbered-cells.ts'

/** The fourth step, with both ways to inject, is twice as wide as the two after it. */
const INJECT = 3
const GAP = 14
const LOW = { top: STEP_ROW + GAP, height: 170 } as const
const NARROW = (WIDTHS.full - 3 * GAP) / 4
const WIDE = 2 * NARROW + GAP

/** A safe injection at a home, from washing hands to the next date. */
export const communityInjection = diagram({
  id: 'community-injection',
  width: 'full',
  height: LOW.top + LOW.height,
  anatomical: true,
  texts: {
    en: {
      words: [
        'Wash hands; container beside you',
        'Read name, date; shake',
        'New syringe, whole dose',
        'No rubbing',
        'No cap back on: straight in',
        'Wash hands; write next date',
      ],
      ways: ['Vial: muscle', 'Device: skin fold'],
      alt: 'Six steps of a safe injection at a home. 1: wash hands, clean surface, container beside you. 2: read product and date, shake. 3: a new syringe from a closed packet, the whole dose. 4: inject with the needle straight into the muscle, or with the device into a pinched fold of skin; do not rub. 5: no cap back on, straight into the container. 6: wash hands, write the next date.',
      note: 'Leave one step out in your demonstration and ask which.',
    },
    fr: {
      words: [
        'Mains lavées ; boîte à côté',
        'Lire nom, date ; agiter',
        'Seringue neuve, toute la dose',
        'Ne pas frotter',
        'Sans capuchon : dans la boîte',
        'Mains lavées ; date notée',
      ],
      ways: ['Flacon : muscle', 'Dispositif : pli'],
      alt: 'Six étapes d’une injection sûre à domicile. 1 : mains lavées, surface propre, boîte de sécurité à côté de soi. 2 : lire le produit et la date, agiter. 3 : seringue neuve d’un sachet fermé, toute la dose. 4 : piquer droit dans le muscle, ou avec le dispositif dans un pli de peau pincé ; ne pas frotter. 5 : sans remettre le capuchon, tout de suite dans la boîte. 6 : se laver les mains, noter la prochaine date.',
      note: 'Oubliez une étape dans votre démonstration et demandez laquelle.',
    },
    es: {
      words: [
        'Manos lavadas; caja al lado',
        'Leer nombre, fecha; agitar',
        'Jeringa nueva, dosis completa',
        'No frotar',
        'Sin tapa: directo a la caja',
        'Lavar manos; anotar la fecha',
      ],
      ways: ['Vial: músculo', 'Dispositivo: pliegue'],
      alt: 'Seis pasos de una inyección segura en casa. 1: lavarse las manos, superficie limpia, caja de seguridad al lado. 2: leer producto y fecha, agitar. 3: jeringa nueva de un empaque cerrado, dosis completa. 4: inyectar con la aguja recta en el músculo, o con el dispositivo en un pliegue de piel pellizcado; no frotar. 5: sin volver a tapar, directo a la caja. 6: lavarse las manos, anotar la próxima fecha.',
      note: 'Omita un paso en su demostración y pregunte cuál.',
    },
  },
  draw: ({ words, ways }) => [
    ...sixSteps(words.slice(0, 3), scene),
    ...injecting(ways, words[INJECT] ?? ''),
    ...[INJECT + 1, INJECT + 2].flatMap((index) => narrowStep(index, words[index] ?? '')),
  ],
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [group(washing(), { x: -8, y: 0, scale: 0.76 }), sharpsBox(60, 98, 0.52)]
    case 1:
      return shakeAndRead()
    case 2:
      return newSyringe()
    case 4:
      return intoSharpsBox()
    default:
      return [...calendar(46, 54, 74), pen(56, 92, 0.8)]
  }
}

function shakeAndRead(): Shape[] {
  return [
    group(vialAndDate(), { x: 6, scale: 0.94 }),
    path('M4 14q-10 12 -4 28M-8 8q-14 18 -6 42', { stroke: 'indigo', width: 4 }),
  ]
}

/** The needle straight in the muscle, and the device in a pinched fold of skin. */
function injecting(ways: string[], below: string): Shape[] {
  const { top, height } = LOW
  return [
    rect(0, top, WIDE, height, { fill: 'indigoPale', radius: 14 }),
    ...[intoMuscle(), sceneInsert()].flatMap((picture, index): Shape[] => {
      const middle = 114 + index * 186
      return [
        group(picture, { x: middle - 61, y: top + 6, scale: 0.51 }),
        text(ways[index] ?? '', middle, top + 130, { anchor: 'middle' }),
      ]
    }),
    text(below, WIDE / 2, top + 160, { bold: true, anchor: 'middle' }),
    ...stepNumber(INJECT + 1, 24, top + 24),
  ]
}

/** A step with its words below the picture. */
function narrowStep(index: number, words: string): Shape[] {
  const { top, height } = LOW
  const x = WIDE + GAP + (index - INJECT - 1) * (NARROW + GAP)
  const fill: Paint = index % 2 === 0 ? 'marigoldPale' : 'sand'
  return [
    rect(x, top, NARROW, height, { fill, radius: 14 }),
    group(scene(index), { x: x + NARROW / 2 - 36, y: top + 8, scale: 0.86 }),
    ...textBox(words, x + NARROW / 2, top + 108, NARROW - 8, { anchor: 'middle' }).shapes,
    ...stepNumber(index + 1, x + 24, top + 24),
  ]
}
