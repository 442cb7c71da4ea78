import type { Diagram } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, sideBySide } from '../../kit/card-picture.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { backdrop } from '../../kit/frames.ts'
import { calendar, drop } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import { baby, bust, motherAndBaby, type PersonLook, pregnantWoman } from '../../kit/people.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { BOY, book, GIRL, MAN, tabletsStay, WOMAN, wishedBaby } from '../people/signs.ts'
import { heart, house, sheet, telephone } from '../training/things.ts'
import { notYourFault, safeAtHome } from './first-line-halves.ts'

const PUPIL: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }
const YOUNG_MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'leaf' }

/** Two people with a thing between them, above. @param thing 100 by 100 */
export function two(left: PersonLook, right: PersonLook, thing: Shape[], fill: Paint = 'indigoPale'): Shape[] {
  return [
    backdrop(fill),
    bust(left, { x: 2, y: 64, scale: 0.59 }),
    bust(right, { x: 149, y: 64, scale: 0.59 }),
    group(thing, { x: 80, y: 6, scale: 0.8 }),
  ]
}

export function date(): Shape[] {
  return calendar(50, 54, 82)
}

function sixteen(): Shape[] {
  return age('16', 50, 50, 92)
}

export function pregnant(): Shape[] {
  return [group(pregnantWoman(), { x: 10 })]
}

export function babyAlone(): Shape[] {
  return [baby('skinDark', 'marigold', { x: 0, y: 24, scale: 0.92 })]
}

/** Two wedding rings. */
export function rings(): Shape[] {
  const look = { stroke: 'marigold', width: 10 } as const
  return [circle(36, 56, 26, look), circle(66, 56, 26, { ...look, stroke: 'ink', width: 6 })]
}

/** A chair with wheels, from the side. */
function wheelchair(): Shape[] {
  return [
    circle(42, 64, 30, { stroke: 'ink', width: 6 }),
    circle(84, 86, 9, { stroke: 'ink', width: 5 }),
    path('M22 8V54H68L82 78M10 10H24', { stroke: 'indigo', width: 8 }),
  ]
}

const STATEMENTS: Diagram[] = [
  cardPicture('young-card-condoms', two(BOY, GIRL, method('condom')), [
    'A boy and a girl, and a condom.',
    'Un garçon et une fille, et un préservatif.',
    'Un muchacho y una muchacha, y un condón.',
  ]),
  cardPicture('young-card-parents', two(WOMAN, MAN, [bust(GIRL, { x: 22, y: 24, scale: 0.4 })]), [
    'A girl between her parents.',
    'Une jeune fille entre ses parents.',
    'Una muchacha entre su mamá y su papá.',
  ]),
  cardPicture('young-card-married', two(VEILED, YOUNG_MAN, wishedBaby()), [
    'A young couple thinks of a baby.',
    'Un jeune couple pense à un bébé.',
    'Una pareja joven piensa en un bebé.',
  ]),
  cardPicture('young-card-pupil', sideBySide([pregnant(), book()]), [
    'A pregnant girl and a book.',
    'Une fille enceinte et un livre.',
    'Una muchacha embarazada y un libro.',
  ]),
  cardPicture('young-card-daughter', two(WOMAN, GIRL, method('emergency')), [
    'A mother and her daughter, and emergency pills.',
    'Une mère et sa fille, et une pilule d’urgence.',
    'Una madre y su hija, y píldoras de emergencia.',
  ]),
  cardPicture('young-card-hiv', personWith(YOUNG_MAN, [ribbon(), heart()]), [
    'A young man, the ribbon that stands for HIV, and a heart.',
    'Un jeune homme, le ruban du VIH, et un cœur.',
    'Un joven, el lazo del VIH y un corazón.',
  ]),
]

/** Nothing in a picture says on which pile a sentence lies. */
const SENTENCES: Diagram[] = [
  cardPicture('young-card-wedding', personWith(GIRL, [rings()]), [
    'A girl and two wedding rings.',
    'Une jeune fille et deux alliances.',
    'Una muchacha y dos anillos de boda.',
  ]),
  cardPicture('young-card-implant', sideBySide([method('implant'), sixteen()]), [
    'An implant and the number 16.',
    'Un implant et le nombre 16.',
    'Un implante y el número 16.',
  ]),
  cardPicture('young-card-barren', personWith(GIRL, [method('pills')]), [
    'A girl and pills.',
    'Une jeune fille et une pilule.',
    'Una muchacha y píldoras.',
  ]),
  cardPicture('young-card-boys', personWith(BOY, [heart()]), [
    'A boy and a heart.',
    'Un garçon et un cœur.',
    'Un muchacho y un corazón.',
  ]),
  cardPicture('young-card-asking', two(GIRL, WOMAN, heart()), [
    'A girl and a woman, and a heart.',
    'Une jeune fille et une femme, et un cœur.',
    'Una muchacha y una mujer, y un corazón.',
  ]),
  cardPicture('young-card-dmpa', sideBySide([method('injection'), date()]), [
    'An injection and a calendar.',
    'Une injection et un calendrier.',
    'Una inyección y un calendario.',
  ]),
  cardPicture('young-card-iud', sideBySide([method('iud'), [motherAndBaby(WOMAN, { x: 4, y: 2, scale: 0.49 })]]), [
    'An IUD, and a mother with her baby.',
    'Un DIU, et une mère avec son bébé.',
    'Un DIU, y una madre con su bebé.',
  ]),
  cardPicture('young-card-love', personWith(PUPIL, [book(), heart()]), [
    'A pupil, a book and a heart.',
    'Une élève, un livre et un cœur.',
    'Una alumna, un libro y un corazón.',
  ]),
]

const STEPS: Diagram[] = [
  cardPicture('young-card-fault', notYourFault(), [
    'A provider speaks kindly to a girl.',
    'Un soignant parle avec bonté à une jeune fille.',
    'Un proveedor habla con bondad a una muchacha.',
  ]),
  cardPicture('young-card-home', safeAtHome(), [
    'A girl, a question mark, and a house.',
    'Une jeune fille, un point d’interrogation, et une maison.',
    'Una muchacha, un signo de interrogación y una casa.',
  ]),
  cardPicture('young-card-emergency', sideBySide([method('emergency')], 'marigoldPale'), [
    'Emergency pills.',
    'Une pilule d’urgence.',
    'Píldoras de emergencia.',
  ]),
  cardPicture('young-card-pep', sideBySide([tabletsStay()], 'terracottaPale'), [
    'A bottle of tablets against HIV.',
    'Un flacon de comprimés contre le VIH.',
    'Un frasco de pastillas contra el VIH.',
  ]),
  cardPicture('young-card-care', personWith({ ...GIRL, isSad: true }, [[...thermometer(50, 80, 70)]], 'leafPale'), [
    'A girl and a thermometer: examination and care.',
    'Une jeune fille et un thermomètre : examen et soins.',
    'Una muchacha y un termómetro: examen y atención.',
  ]),
  cardPicture('young-card-report', sideBySide([sheet(4), house()], 'sand'), [
    'A report and an office.',
    'Un rapport et un bureau.',
    'Un informe y una oficina.',
  ]),
  cardPicture('young-card-ring', personWith(MAN, [telephone()]), [
    'A man and a telephone.',
    'Un homme et un téléphone.',
    'Un hombre y un teléfono.',
  ]),
  cardPicture('young-card-mother', personWith(WOMAN, [telephone()], 'marigoldPale'), [
    'A mother and a telephone.',
    'Une mère et un téléphone.',
    'Una madre y un teléfono.',
  ]),
  cardPicture('young-card-next', personWith(GIRL, [date()], 'leafPale'), [
    'A girl and a calendar.',
    'Une jeune fille et un calendrier.',
    'Una muchacha y un calendario.',
  ]),
]

const CLIENTS: Diagram[] = [
  cardPicture('young-card-boarder', personWith(PUPIL, [book(), date()]), [
    'A pupil, a book and a calendar.',
    'Une élève, un livre et un calendrier.',
    'Una alumna, un libro y un calendario.',
  ]),
  cardPicture(
    'young-card-nursing',
    [
      backdrop('marigoldPale'),
      motherAndBaby(VEILED, { x: 4, y: 8, scale: 0.81 }),
      group(book(), { x: 142, y: 40, scale: 0.9 }),
    ],
    [
      'A young mother with her baby at the breast, and a book.',
      'Une jeune mère, son bébé au sein, et un livre.',
      'Una madre joven con su bebé al pecho, y un libro.',
    ],
  ),
  cardPicture('young-card-pain', personWith({ ...GIRL, isSad: true }, [[drop(50, 90, 80, 'blood')]], 'leafPale'), [
    'A girl in pain, and a drop of blood.',
    'Une jeune fille qui souffre, et une goutte de sang.',
    'Una muchacha con dolor y una gota de sangre.',
  ]),
  cardPicture('young-card-tuberculosis', personWith({ ...VEILED, cloth: 'indigo' }, [tabletsStay()], 'sand'), [
    'A young woman and a bottle of tablets.',
    'Une jeune femme et un flacon de comprimés.',
    'Una joven y un frasco de pastillas.',
  ]),
  cardPicture('young-card-nervous', personWith({ ...BOY, isSad: true }, [method('condom')], 'terracottaPale'), [
    'A nervous boy and a condom.',
    'Un garçon inquiet et un préservatif.',
    'Un muchacho nervioso y un condón.',
  ]),
]

const ROLES: Diagram[] = [
  cardPicture('young-card-nekesa', personWith(PUPIL, [method('injection')], 'marigoldPale'), [
    'A girl and an injection.',
    'Une jeune fille et une injection.',
    'Una muchacha y una inyección.',
  ]),
  cardPicture('young-card-imran', personWith(YOUNG_MAN, [method('condom')]), [
    'A young man and a condom.',
    'Un jeune homme et un préservatif.',
    'Un joven y un condón.',
  ]),
  cardPicture('young-card-sumaiya', two(VEILED, WOMAN, date(), 'leafPale'), [
    'A young wife and her mother-in-law, and a calendar.',
    'Une jeune épouse et sa belle-mère, et un calendrier.',
    'Una esposa joven y su suegra, y un calendario.',
  ]),
  cardPicture('young-card-tumaini', personWith({ ...GIRL, cloth: 'leaf' }, [wheelchair()], 'sand'), [
    'A young woman and a wheelchair.',
    'Une jeune femme et un fauteuil roulant.',
    'Una joven y una silla de ruedas.',
  ]),
  cardPicture('young-card-dede', personWith({ ...GIRL, isSad: true }, [method('emergency')], 'terracottaPale'), [
    'A girl and emergency pills.',
    'Une jeune fille et une pilule d’urgence.',
    'Una muchacha y píldoras de emergencia.',
  ]),
]

/** Pictures of the cards to cut out. */
export const YOUTH_CARDS: Diagram[] = [...STATEMENTS, ...SENTENCES, ...STEPS, ...CLIENTS, ...ROLES]
