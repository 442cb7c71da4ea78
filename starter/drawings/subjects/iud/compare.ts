import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodShapes } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { baby } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { iud, type Kind } from './parts.ts'

const PANEL = { width: 411, gap: 14, height: 336 } as const
const ROW = { top: 42, height: 58, sign: 112, words: 172 } as const

/** A hormone: a molecule of two rings. */
function hormone(): Shape[] {
  return [
    path('M30 20L54 34V62L30 76L6 62V34ZM54 34L76 22L96 34V60L76 72L54 62', { stroke: 'indigo', width: 7 }),
    path('M76 72V94', { stroke: 'indigo', width: 7 }),
  ]
}

/** What both devices are compared by, each 100 by 100; the same row by row. */
const SIGNS: Record<Kind, (() => Shape[])[]> = {
  copper: [
    () => [...hormone(), ...cross(76, 76, 46)],
    () => calendar(50, 50, 92),
    () => [drop(20, 52, 'blood', 1.2), drop(50, 46, 'blood', 1.5), drop(82, 52, 'blood', 1.2)],
    () => [...methodShapes('emergency'), ...tick(78, 78, 44)],
    () => [baby('skinDark', 'marigold', { x: 0, y: 24, scale: 0.9 })],
  ],
  hormone: [
    hormone,
    () => calendar(50, 50, 92),
    () => [drop(50, 52, 'blood', 0.9)],
    () => [...methodShapes('emergency'), ...cross(78, 78, 42)],
    () => [baby('skinDark', 'marigold', { x: 0, y: 24, scale: 0.9 })],
  ],
}

/** Both IUDs side by side: starter/figures/intrauterine-devices.md, rows on duration, bleeding and emergency use. */
export const iudTwoDevices = diagram({
  id: 'iud-two-devices',
  width: 'full',
  height: PANEL.height,
  texts: {
    en: {
      names: ['Copper IUD', 'LNG-IUD'],
      copper: ['No hormone', '10 years; works 12', 'Often more bleeding', 'Emergency: 5 days', 'Out: fertile at once'],
      lng: ['A progestin', '3 to 8 years', 'Usually less in time', 'Not advised here', 'Out: no delay'],
      alt: 'The copper IUD: no hormone; labelled for 10 years, works for 12; often more monthly bleeding; emergency use within 5 days; after removal fertile at once. The LNG-IUD: a progestin; 3 to 8 years by product; usually less bleeding in time; not advised here for emergency use; after removal fertile without delay.',
      note: 'Cover one side; the group says what changes from row to row.',
    },
    fr: {
      names: ['DIU au cuivre', 'DIU au LNG'],
      copper: [
        'Sans hormone',
        '10 ans ; agit 12 ans',
        'Règles souvent fortes',
        'Après rapport : 5 j',
        'Retiré : fertile vite',
      ],
      lng: ['Un progestatif', '3 à 8 ans', 'Moins avec le temps', 'Non conseillé ici', 'Retiré : sans délai'],
      alt: 'Le DIU au cuivre : sans hormone ; étiquette 10 ans, agit pendant 12 ; règles souvent plus fortes ; urgence dans les 5 jours ; après le retrait, fertile aussitôt. Le DIU au LNG : un progestatif ; 3 à 8 ans selon le produit ; d’ordinaire moins de règles avec le temps ; non conseillé ici en urgence ; après le retrait, fertile sans délai.',
      note: 'Cachez un côté ; le groupe dit ce qui change, ligne par ligne.',
    },
    es: {
      names: ['DIU de cobre', 'DIU de LNG'],
      copper: ['Sin hormona', '10 años; actúa 12', 'A menudo más regla', 'Emergencia: 5 días', 'Retirado: fértil ya'],
      lng: ['Una progestina', '3 a 8 años', 'Con el tiempo menos', 'No se aconseja aquí', 'Retirado: sin demora'],
      alt: 'El DIU de cobre: sin hormona; etiqueta 10 años, actúa 12; a menudo más sangrado; emergencia dentro de 5 días; tras el retiro, fértil enseguida. El DIU de LNG: una progestina; 3 a 8 años según el producto; con el tiempo suele haber menos sangrado; aquí no se aconseja en emergencia; tras el retiro, fértil sin demora.',
      note: 'Tape un lado; el grupo dice qué cambia, fila por fila.',
    },
  },
  draw: ({ names, copper, lng }) => [
    ...device('copper', 0, names[0] ?? '', copper),
    ...device('hormone', PANEL.width + PANEL.gap, names[1] ?? '', lng),
  ],
})

function device(kind: Kind, x: number, name: string, words: string[]): Shape[] {
  return [
    rect(x, 0, PANEL.width, PANEL.height, { fill: kind === 'copper' ? 'marigoldPale' : 'indigoPale', radius: 14 }),
    text(name, x + 20, 32, { bold: true, paint: 'indigo', size: 28 }),
    group(iud({ kind, strings: 66 }), { x: x + 56, y: 78, scale: 1.65 }),
    ...SIGNS[kind].flatMap((sign, index): Shape[] => {
      const y = ROW.top + index * ROW.height
      return [
        group(sign(), { x: x + ROW.sign, y: y + 5, scale: 0.48 }),
        ...textBox(words[index] ?? '', x + ROW.words, y + ROW.height / 2, PANEL.width - ROW.words - 4, { middle: true })
          .shapes,
      ]
    }),
  ]
}
