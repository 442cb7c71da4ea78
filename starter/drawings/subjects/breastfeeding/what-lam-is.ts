import { diagram, WIDTHS } from '../../diagram.ts'
import { coins } from '../../kit/belongings.ts'
import { belly } from '../../kit/client-scenes.ts'
import { daySquares } from '../../kit/days.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { tabletsStay } from '../people/signs.ts'
import { feeding, MOTHER, noBleeding, sixMonths } from './icons.ts'

/** What the name says, and for how long. */
export const lamIs = tilesDiagram(
  'lam-is',
  [() => feeding(50, 52, 92), () => noBleeding(50, 52, 88), () => sixMonths(50, 52, 96), nothingToBuy],
  {
    en: {
      words: ['Breastfeeding', 'No bleeding', 'Six months', 'Nothing to buy'],
      alt: 'Four pictures: a mother breastfeeds; no monthly bleeding; six months; coins with a cross, nothing to buy.',
      note: 'Point at the pictures while the group finds the local name.',
    },
    fr: {
      words: ['Allaitement', 'Pas de règles', 'Six mois', 'Rien à acheter'],
      alt: 'Quatre images : une mère allaite ; pas de règles ; six mois ; des pièces barrées, rien à acheter.',
      note: 'Montrez les images pendant que le groupe cherche le nom local.',
    },
    es: {
      words: ['Lactancia', 'Sin sangrado', 'Seis meses', 'Nada que pagar'],
      alt: 'Cuatro dibujos: una madre amamanta; sin menstruación; seis meses; monedas con una cruz, nada que pagar.',
      note: 'Señale los dibujos mientras el grupo busca el nombre local.',
    },
  },
)

/** Coins crossed out in ink, as the drop beside them: nothing of it is wrong. */
function nothingToBuy(): Shape[] {
  return [
    ...coins(50, 84, 5, 44),
    circle(50, 52, 44, { stroke: 'ink', width: 6.2 }),
    path('M19 83L81 21', { stroke: 'ink', width: 6.2 }),
  ]
}

/** Who can use LAM. */
export const lamWho = tilesDiagram(
  'lam-who',
  [
    () => [
      bust({ skin: 'skin', head: 'bun', cloth: 'marigold' }, { x: -2, y: 40, scale: 0.34 }),
      bust(MOTHER, { x: 52, y: 40, scale: 0.34 }),
      ...tick(50, 20, 34),
    ],
    () => [
      group(belly(), { x: 0, y: 2, scale: 0.58 }),
      path('M32 72Q49 78 66 72', { stroke: 'terracotta', width: 4.5 }),
      path('M38 68v9M49 71v9M60 68v9', { stroke: 'terracotta', width: 3 }),
    ],
    () => [
      bust({ ...MOTHER, cloth: 'leaf' }, { x: -4, y: 34, scale: 0.38 }),
      path('M74 40a14 14 0 1 0 0.1 0', { stroke: 'ink', width: 9 }),
      path('M74 40a14 14 0 1 0 0.1 0', { stroke: 'marigold', width: 5 }),
      text('?', 74, 34, { size: 30, bold: true, paint: 'terracotta', anchor: 'middle' }),
    ],
    tabletsStay,
  ],
  {
    en: {
      words: ['Any age', 'Any birth', 'Married or not', 'With HIV'],
      alt: 'Four pictures: a young and an older mother; a belly with a scar, any kind of birth; a woman and a ring with a question mark, married or not; tablets, with HIV.',
      note: 'Ask for a mother whom nobody has named yet.',
    },
    fr: {
      words: ['À tout âge', 'Toute naissance', 'Mariée ou non', 'Avec le VIH'],
      alt: 'Quatre images : une mère jeune et une plus âgée ; un ventre avec une cicatrice, toute naissance ; une femme et une bague, mariée ou non ; des comprimés, avec le VIH.',
      note: 'Demandez une mère que personne n’a encore nommée.',
    },
    es: {
      words: ['A toda edad', 'Todo parto', 'Casada o no', 'Con VIH'],
      alt: 'Cuatro dibujos: una madre joven y otra mayor; un vientre con cicatriz, todo parto; una mujer y un anillo, casada o no; tabletas, con VIH.',
      note: 'Pida una madre que nadie haya nombrado todavía.',
    },
  },
)

const PANEL = 156

/** Emergency contraception within five days, when a condition no longer held. */
export const lamGap = diagram({
  id: 'lam-gap',
  width: 'half',
  height: 2 * PANEL + 12,
  texts: {
    en: {
      labels: ['Emergency pills', 'Copper IUD'],
      alt: 'Two choices, each with five squares of day and night: emergency pills, or a copper IUD, within five days.',
      note: 'Count the five days on your fingers, from the day of sex.',
    },
    fr: {
      labels: ['Pilule d’urgence', 'DIU au cuivre'],
      alt: 'Deux choix, chacun avec cinq cases de jour et de nuit : pilule d’urgence, ou DIU au cuivre, dans les cinq jours.',
      note: 'Comptez les cinq jours sur vos doigts, à partir du rapport.',
    },
    es: {
      labels: ['Píldora de emergencia', 'DIU de cobre'],
      alt: 'Dos opciones, cada una con cinco cuadros de día y noche: píldora de emergencia, o DIU de cobre, en cinco días.',
      note: 'Cuente los cinco días con los dedos, desde la relación.',
    },
  },
  draw: ({ labels }) =>
    labels.flatMap((label, index) => {
      const y = index * (PANEL + 12)
      return [
        rect(0, y, WIDTHS.half, PANEL, { fill: index === 0 ? 'marigoldPale' : 'indigoPale', radius: 14 }),
        methodSign(index === 0 ? 'emergency' : 'iud', { x: 8, y: y + 30, scale: 0.96 }),
        text(label, 114, y + 54, { bold: true }),
        ...daySquares(5, { x: 114, y: y + 76, size: 46 }),
      ]
    }),
})
