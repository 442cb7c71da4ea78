import { diagram, WIDTHS } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { cross } from '../../kit/marks.ts'
import { calendar } from '../../kit/objects.ts'
import { arrow, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { besideLines } from '../../kit/sign-grid.ts'
import { text } from '../../kit/text.ts'
import { longBleeding } from '../implants/signs.ts'
import { glove } from '../infection/hand-scenes.ts'
import { tabletsStay } from '../people/signs.ts'
import { breastfeeds, medicine } from '../training/community/screening-icons.ts'
import { padlock } from '../training/things.ts'
import { iud } from './parts.ts'

const device = (x: number, y: number, scale: number) => group(iud({ strings: 28 }), { x, y, scale })

/** What users like: years, privacy, breastfeeding, medicines that do no harm, and the way out. */
export const iudLikes = besideLines(
  'iud-likes',
  [
    () => [device(34, 12, 0.96), ...calendar(108, 54, 74)],
    () => [device(34, 12, 0.96), group(padlock(), { x: 66, y: 4, scale: 0.9 })],
    () => [group(breastfeeds(), { x: 25 })],
    () => [device(34, 12, 0.96), group(tabletsStay(), { x: 62, y: 2, scale: 0.94 })],
    () => [device(50, 12, 0.96), ...arrow([104, 14], [104, 90], { width: 9 })],
  ],
  {
    en: {
      alt: 'Five pictures in the order of the lines: an IUD and a calendar; an IUD and a padlock; a woman who breastfeeds; an IUD and a bottle of tablets; an IUD with an arrow that points out.',
      note: 'Each trainee chooses the picture that would matter most to her own clients.',
    },
    fr: {
      alt: 'Cinq images dans l’ordre des lignes : un DIU et un calendrier ; un DIU et un cadenas ; une femme qui allaite ; un DIU et un flacon de comprimés ; un DIU et une flèche vers la sortie.',
      note: 'Chacun choisit l’image qui compterait le plus pour ses clientes.',
    },
    es: {
      alt: 'Cinco imágenes en el orden de las líneas: un DIU y un calendario; un DIU y un candado; una mujer que amamanta; un DIU y un frasco de tabletas; un DIU con una flecha hacia afuera.',
      note: 'Cada persona elige la imagen que más importaría a sus usuarias.',
    },
  },
  150,
)

const no = () => cross(126, 78, 38)

/** Habits that WHO guidance does not support, each crossed out. */
export const iudNotAdvised = besideLines(
  'iud-not-advised',
  [
    () => [group(longBleeding(), { x: 12, y: 0, scale: 0.98 }), ...no()],
    () => [group(medicine(), { x: 16 }), ...no()],
    () => [device(26, 12, 0.9), path('M56 34V74M68 34V74', { stroke: 'ink', width: 7 }), device(98, 12, 0.9), ...no()],
    () => [...age('40', 56, 50, 92), ...no()],
    () => [
      group([glove(34, 56, { scale: 0.4, rotate: -8 }), glove(74, 56, { scale: 0.4, rotate: 8 })], { x: 6 }),
      ...no(),
    ],
  ],
  {
    en: {
      alt: 'Five habits, each crossed out, in the order of the lines: a calendar with bleeding; tablets; a pause between two IUDs; the age of 40; two gloved hands.',
      note: 'Which of the five survives in your clinic, and who could end it?',
    },
    fr: {
      alt: 'Cinq habitudes, chacune barrée, dans l’ordre des lignes : un calendrier avec des règles ; des comprimés ; une pause entre deux DIU ; l’âge de 40 ans ; deux mains gantées.',
      note: 'Laquelle des cinq survit chez vous, et qui pourrait y mettre fin ?',
    },
    es: {
      alt: 'Cinco costumbres, cada una tachada, en el orden de las líneas: un calendario con regla; tabletas; una pausa entre dos DIU; la edad de 40 años; dos manos con guantes.',
      note: '¿Cuál de las cinco sigue en su servicio y quién podría acabar con ella?',
    },
  },
  150,
)

/** A client card with a field for each device. */
export const iudTwoNumbers = diagram({
  id: 'iud-two-numbers',
  width: 'half',
  height: 320,
  texts: {
    en: {
      names: ['Copper', 'LNG'],
      alt: 'A client card; below it two empty fields, one for the copper IUD and one for the LNG-IUD.',
      note: 'Show one card as an example: find the row, then write both numbers.',
    },
    fr: {
      names: ['Cuivre', 'LNG'],
      alt: 'Une carte de cliente ; en dessous deux cases vides, une pour le DIU au cuivre, une pour le DIU au LNG.',
      note: 'Montrez une carte en exemple : trouver la ligne, puis écrire les deux chiffres.',
    },
    es: {
      names: ['Cobre', 'LNG'],
      alt: 'Una tarjeta de usuaria; debajo dos casillas vacías, una para el DIU de cobre y otra para el DIU de LNG.',
      note: 'Muestre una tarjeta como ejemplo: buscar la fila y escribir los dos números.',
    },
  },
  draw: ({ names }) => [
    rect(60, 4, 260, 92, { fill: 'marigoldPale', stroke: 'ink', width: 3, radius: 8 }),
    ...[34, 54, 74].map((y, index) => line([84, y], [index === 2 ? 210 : 294, y], { stroke: 'inkSoft', width: 5 })),
    ...names.flatMap((name, index): Shape[] => {
      const x = (WIDTHS.half / 4) * (index * 2 + 1)
      return [
        ...arrow([WIDTHS.half / 2 + (index * 2 - 1) * 40, 104], [x, 146], { width: 5 }),
        rect(x - 86, 156, 172, 160, { fill: index === 0 ? 'terracottaPale' : 'indigoPale', radius: 14 }),
        text(name, x, 188, { bold: true, paint: 'indigo', anchor: 'middle' }),
        group(iud({ kind: index === 0 ? 'copper' : 'hormone', strings: 26 }), { x: x - 42, y: 212, scale: 1.02 }),
        rect(x + 8, 214, 66, 72, { fill: 'white', stroke: 'ink', width: 3.5, dash: [8, 6], radius: 8 }),
        text('?', x + 41, 264, { size: 40, bold: true, anchor: 'middle' }),
      ]
    }),
  ],
})
