import type { Diagram } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, sideBySide } from '../../kit/card-picture.ts'
import { cycleDay } from '../../kit/cycle-day.ts'
import { daySquares, calendar as month } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross } from '../../kit/marks.ts'
import { calendar, drop } from '../../kit/objects.ts'
import { baby, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { germs, ribbon } from '../eligibility/signs.ts'
import { cuff } from '../guidance/icons.ts'
import { MAN, shield, tabletsStay, WOMAN } from '../people/signs.ts'
import { afterAbortion } from '../pills/other-starts.ts'
import * as icons from '../training/community/screening-icons.ts'
import { heart, padlock, person } from '../training/things.ts'
import { MONTHS } from './months.ts'
import { rodInArm, wholeArm } from './whole-arm.ts'

const YOUNG: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf' }
const TRADER: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'leaf', cloth: 'indigo' }
const OLDER: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'leaf' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }

function refused(sign: Shape[]): Shape[] {
  return [...sign, ...cross(78, 78, 38)]
}

function newborn(): Shape[] {
  return [baby('skinDark', 'marigold', { x: -4, y: 24, scale: 0.96 })]
}

/** Days and nights, five in a row at most. */
function days(count: number): Shape[] {
  const columns = Math.min(count, 5)
  const size = Math.min(44, 88 / columns)
  const rows = Math.ceil(count / 5)
  return daySquares(count, { x: 50 - size * columns * 0.55, y: 50 - size * rows * 0.55, size, columns })
}

function irregular(): Shape[] {
  return month(1, 22, 14, MONTHS.irregular)
}

/** Blood inside a belly, as the saying has it. */
function bloodInside(): Shape[] {
  return [
    path('M18 4C30 30 28 44 24 60C20 76 22 88 24 98H76C78 88 80 76 76 60C72 44 70 30 82 4Z', { fill: 'skin' }),
    path('M30 92C28 72 40 64 50 64S72 72 70 92Z', { fill: 'blood', stroke: 'white', width: 3 }),
    drop(50, 60, 34, 'blood'),
  ]
}

/** A can of water on the ground. */
function waterCan(): Shape[] {
  return [
    path('M14 34H86V96H14Z', { fill: 'marigold', stroke: 'ink', width: 3.5 }),
    path('M30 34V16H66V34', { stroke: 'ink', width: 6 }),
    rect(70, 20, 14, 14, { fill: 'ink' }),
    drop(50, 86, 40),
  ]
}

function bentRod(): Shape[] {
  const bent = 'M8 30L50 70L92 30'
  return [path(bent, { stroke: 'ink', width: 15 }), path(bent, { stroke: 'white', width: 8 })]
}

/** An arm with a rod; an arrow leads out of it. */
function rodOut(): Shape[] {
  return [
    backdrop('indigoPale'),
    group([...wholeArm(), rodInArm()], { x: 4, y: 34, scale: 0.86 }),
    ...arrow([98, 116], [98, 60], { width: 9 }),
    ...calendar(188, 58, 80),
  ]
}

const SAYINGS: Diagram[] = [
  cardPicture(
    'implant-saying-heart',
    [
      backdrop('sand'),
      group([...wholeArm(), rodInArm()], { x: 6, y: 46, scale: 0.7 }),
      ...arrow([118, 104], [154, 64], { width: 8, bend: 12 }),
      group(heart(), { x: 148, y: 4, scale: 0.82 }),
    ],
    [
      'A rod in an arm, an arrow, and a heart.',
      'Un bâtonnet dans un bras, une flèche, et un cœur.',
      'Una varilla en un brazo, una flecha y un corazón.',
    ],
  ),
  cardPicture('implant-saying-barren', sideBySide([method('implant'), refused(newborn())], 'marigoldPale'), [
    'An implant, and a baby crossed out.',
    'Un implant, et un bébé barré.',
    'Un implante y un bebé tachado.',
  ]),
  cardPicture('implant-saying-irregular', sideBySide([method('implant'), irregular()], 'indigoPale'), [
    'An implant, and a month with irregular days of bleeding.',
    'Un implant, et un mois avec des saignements irréguliers.',
    'Un implante y un mes con sangrado irregular.',
  ]),
  cardPicture('implant-saying-collects', sideBySide([month(1, 22, 14, MONTHS.none), bloodInside()], 'marigoldPale'), [
    'A month without bleeding, and a belly with blood in it.',
    'Un mois sans saignement, et un ventre avec du sang dedans.',
    'Un mes sin sangrado y un vientre con sangre dentro.',
  ]),
  cardPicture('implant-saying-water', sideBySide([waterCan(), bentRod()]), [
    'A can of water, and a bent rod.',
    'Un bidon d’eau, et un bâtonnet plié.',
    'Un bidón de agua y una varilla doblada.',
  ]),
  cardPicture('implant-saying-husband', personWith(WOMAN, [padlock(), person(MAN)], 'marigoldPale'), [
    'A woman, a padlock, and her husband.',
    'Une femme, un cadenas, et son mari.',
    'Una mujer, un candado y su esposo.',
  ]),
  cardPicture('implant-saying-out', rodOut(), [
    'An arrow out of an arm with a rod, and a calendar.',
    'Une flèche qui sort d’un bras avec un bâtonnet, et un calendrier.',
    'Una flecha que sale de un brazo con una varilla y un calendario.',
  ]),
  cardPicture(
    'implant-saying-hiv',
    sideBySide([method('implant'), [...shieldShape(), group(ribbon(), { x: 26, y: 18, scale: 0.48 })]], 'sand'),
    [
      'An implant, and a shield with the ribbon that stands for HIV.',
      'Un implant, et un bouclier avec le ruban du VIH.',
      'Un implante y un escudo con el lazo del VIH.',
    ],
  ),
]

/** A shield without its tick. */
function shieldShape(): Shape[] {
  return [...shield().slice(0, 1), circle(50, 46, 30, { fill: 'white' })]
}

const CLIENTS: Diagram[] = [
  cardPicture('implant-card-epilepsy', personWith(YOUNG, [age('17', 50, 50), tabletsStay()], 'marigoldPale'), [
    'A girl of 17, and a bottle of tablets.',
    'Une jeune fille de 17 ans, et un flacon de comprimés.',
    'Una joven de 17 años y un frasco de pastillas.',
  ]),
  cardPicture('implant-card-two-days', personWith(MOTHER, [icons.breastfeeds(), days(2)], 'indigoPale'), [
    'A mother who breastfeeds, and two days and nights.',
    'Une mère qui allaite, et deux jours et nuits.',
    'Una madre que amamanta y dos días y noches.',
  ]),
  cardPicture('implant-card-smokes', personWith(TRADER, [age('44', 50, 50), icons.smokes()], 'sand'), [
    'A woman of 44, and a cigarette.',
    'Une femme de 44 ans, et une cigarette.',
    'Una mujer de 44 años y un cigarrillo.',
  ]),
  cardPicture('implant-card-pressure', personWith(OLDER, [age('35', 50, 50), cuff()], 'marigoldPale'), [
    'A woman of 35, and a cuff for blood pressure.',
    'Une femme de 35 ans, et un tensiomètre.',
    'Una mujer de 35 años y un tensiómetro.',
  ]),
  cardPicture('implant-card-clot', personWith({ ...VEILED, isSad: true }, [icons.leg()]), [
    'A woman, and a leg with a sore place.',
    'Une femme, et une jambe avec un endroit douloureux.',
    'Una mujer y una pierna con un lugar doloroso.',
  ]),
  cardPicture('implant-card-breast', personWith({ ...TRADER, cloth: 'leaf' }, [icons.breast()], 'marigoldPale'), [
    'A woman, and a lump in a breast.',
    'Une femme, et une masse dans un sein.',
    'Una mujer y un bulto en un seno.',
  ]),
  cardPicture('implant-card-hiv', personWith(WOMAN, [ribbon(), tabletsStay()], 'indigoPale'), [
    'A woman, the ribbon that stands for HIV, and a bottle of tablets.',
    'Une femme, le ruban du VIH, et un flacon de comprimés.',
    'Una mujer, el lazo del VIH y un frasco de pastillas.',
  ]),
  cardPicture('implant-card-bleeding', personWith({ ...OLDER, headPaint: 'terracotta' }, [icons.bleeding()], 'sand'), [
    'A woman, a drop of blood, and a question mark.',
    'Une femme, une goutte de sang, et un point d’interrogation.',
    'Una mujer, una gota de sangre y un signo de interrogación.',
  ]),
  cardPicture('implant-card-migraine', personWith({ ...YOUNG, isSad: true }, [icons.headache()], 'marigoldPale'), [
    'A woman, and a head with zigzag lights.',
    'Une femme, et une tête avec des éclairs.',
    'Una mujer y una cabeza con destellos.',
  ]),
  cardPicture('implant-card-septic', personWith({ ...MOTHER, isSad: true }, [afterAbortion(), germs()]), [
    'A woman, a calendar with blood and the number 7, and germs.',
    'Une femme, un calendrier avec du sang et le chiffre 7, et des germes.',
    'Una mujer, un calendario con sangre y el número 7, y gérmenes.',
  ]),
]

const STARTS: Diagram[] = [
  cardPicture(
    'implant-start-day-3',
    [backdrop('marigoldPale'), group(cycleDay(3, 3), { x: 15, y: 25, scale: 1.5 })],
    [
      'A cycle; today is the third day of bleeding.',
      'Un cycle ; aujourd’hui, c’est le troisième jour des règles.',
      'Un ciclo; hoy es el tercer día de sangrado.',
    ],
  ),
  cardPicture(
    'implant-start-day-12',
    [
      backdrop('indigoPale'),
      group(cycleDay(5, 12), { x: 6, y: 44, scale: 1.04 }),
      group(refused(heart()), { x: 160, y: 46, scale: 0.74 }),
    ],
    [
      'A cycle; today is day 12. A heart crossed out: no sex.',
      'Un cycle ; aujourd’hui, c’est le jour 12. Un cœur barré : pas de rapports.',
      'Un ciclo; hoy es el día 12. Un corazón tachado: sin relaciones.',
    ],
  ),
  cardPicture('implant-start-abortion', personWith({ ...VEILED, isSad: true }, [afterAbortion(5)], 'sand'), [
    'A woman, and a calendar with blood and the number 5.',
    'Une femme, et un calendrier avec du sang et le chiffre 5.',
    'Una mujer y un calendario con sangre y el número 5.',
  ]),
  cardPicture(
    'implant-start-breastfeeding',
    personWith(MOTHER, [icons.breastfeeds(), [0, 1, 2].flatMap((index) => calendar(16 + index * 35, 50, 31))]),
    [
      'A mother who breastfeeds, and three leaves of a calendar: months.',
      'Une mère qui allaite, et trois feuilles de calendrier : des mois.',
      'Una madre que amamanta y tres hojas de calendario: meses.',
    ],
  ),
  cardPicture(
    'implant-start-birth',
    personWith({ ...TRADER, cloth: 'indigo' }, [refused(icons.breastfeeds()), days(10)], 'marigoldPale'),
    [
      'A woman, breastfeeding crossed out, and ten days and nights.',
      'Une femme, l’allaitement barré, et dix jours et nuits.',
      'Una mujer, la lactancia tachada y diez días y noches.',
    ],
  ),
  cardPicture('implant-start-injection', personWith(WOMAN, [method('injection'), calendar(50, 50, 84)], 'indigoPale'), [
    'A woman, an injection, and a calendar.',
    'Une femme, une injection, et un calendrier.',
    'Una mujer, una inyección y un calendario.',
  ]),
  cardPicture('implant-start-levonorgestrel', personWith(YOUNG, [method('emergency'), days(1)], 'marigoldPale'), [
    'A woman, emergency pills, and one day: today.',
    'Une femme, la pilule d’urgence, et un jour : aujourd’hui.',
    'Una mujer, píldoras de emergencia y un día: hoy.',
  ]),
  cardPicture('implant-start-ulipristal', personWith(OLDER, [method('emergency'), days(2)], 'sand'), [
    'A woman, emergency pills, and two days: yesterday and today.',
    'Une femme, la pilule d’urgence, et deux jours : hier et aujourd’hui.',
    'Una mujer, píldoras de emergencia y dos días: ayer y hoy.',
  ]),
]

/** Pictures of the cards to cut out. */
export const IMPLANT_CARDS: Diagram[] = [...SAYINGS, ...CLIENTS, ...STARTS]
