import type { Diagram } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, questionMark, sideBySide } from '../../kit/card-picture.ts'
import { backdrop } from '../../kit/frames.ts'
import { openHand } from '../../kit/hands.ts'
import { cross } from '../../kit/marks.ts'
import { calendar, drop } from '../../kit/objects.ts'
import type { PersonLook } from '../../kit/people.ts'
import { circle, group, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { book, manyMethods } from '../people/signs.ts'
import { saying } from '../pills/card-things.ts'
import * as icons from '../training/community/screening-icons.ts'
import { heart, house, NURSE, padlock, person, writing } from '../training/things.ts'
import { babyAlone, two } from '../youth/cards.ts'

const WOMAN: PersonLook = { skin: 'skin', head: 'bun', cloth: 'marigold' }
const WIFE: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'terracotta' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'indigo' }
const MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'indigo' }
const BOY: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'terracotta', cloth: 'leaf' }
const ELDER: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'leaf' }

/** What a statement is about; agree or disagree stays with the group. */
const STATEMENTS: Diagram[] = [
  cardPicture('statement-no-children', personWith(WOMAN, [method('injection')]), [
    'A young woman alone, and an injection.',
    'Une jeune femme seule, et une injection.',
    'Una joven sola y una inyección.',
  ]),
  cardPicture('statement-husband', two(WIFE, MAN, questionMark(), 'marigoldPale'), [
    'A wife and her husband, and a question mark between them.',
    'Une femme et son mari, et un point d’interrogation entre eux.',
    'Una mujer y su marido, y un signo de pregunta entre los dos.',
  ]),
  cardPicture('statement-hiv', personWith(VEILED, [ribbon(), babyAlone()], 'leafPale'), [
    'A woman, the ribbon that stands for HIV, and a baby.',
    'Une femme, le ruban du VIH, et un bébé.',
    'Una mujer, el lazo del VIH y un bebé.',
  ]),
  cardPicture('statement-adolescents', two(WOMAN, BOY, method('condom'), 'sand'), [
    'A girl and a boy, and a condom between them.',
    'Une fille et un garçon, et un préservatif entre eux.',
    'Una muchacha y un muchacho, y un condón entre los dos.',
  ]),
  cardPicture('statement-none', personWith(WIFE, [[...manyMethods(), ...cross(80, 80, 44)]], 'terracottaPale'), [
    'A woman, and four methods crossed out.',
    'Une femme, et quatre méthodes barrées.',
    'Una mujer y cuatro métodos tachados.',
  ]),
]

/** What the provider speaks of. */
const SENTENCES: Diagram[] = [
  cardPicture('sentence-best', nurse(method('injection')), [
    'A nurse speaks of one method.',
    'Une infirmière parle d’une seule méthode.',
    'Una enfermera habla de un solo método.',
  ]),
  cardPicture('sentence-test', nurse(ribbon()), [
    'A nurse speaks of the ribbon that stands for HIV.',
    'Une infirmière parle du ruban du VIH.',
    'Una enfermera habla del lazo del VIH.',
  ]),
  cardPicture('sentence-sign', nurse(writing()), [
    'A nurse speaks of a sheet and a pen.',
    'Une infirmière parle d’une feuille et d’un stylo.',
    'Una enfermera habla de una hoja y un bolígrafo.',
  ]),
  cardPicture('sentence-each', nurse(manyMethods()), [
    'A nurse speaks of four methods.',
    'Une infirmière parle de quatre méthodes.',
    'Una enfermera habla de cuatro métodos.',
  ]),
  cardPicture('sentence-tubes', nurse(method('tubes')), [
    'A nurse speaks of closing the tubes.',
    'Une infirmière parle de ligaturer les trompes.',
    'Una enfermera habla de ligar las trompas.',
  ]),
  cardPicture('sentence-month', nurse(pairOf(method('implant'), leaf('1', 50, 54, 96))), [
    'A nurse speaks of an implant and a calendar with the number 1.',
    'Une infirmière parle d’un implant et d’un calendrier avec le chiffre 1.',
    'Una enfermera habla de un implante y un calendario con el número 1.',
  ]),
]

/** What the client has heard. */
const RUMOURS: Diagram[] = [
  cardPicture('rumour-card-implant', client(WOMAN, pairOf(method('implant'), heart())), [
    'A woman speaks of an implant and the heart.',
    'Une femme parle d’un implant et du cœur.',
    'Una mujer habla de un implante y del corazón.',
  ]),
  cardPicture('rumour-card-injection', client(VEILED, pairOf(method('injection'), babyAlone())), [
    'A woman speaks of an injection and a baby.',
    'Une femme parle d’une injection et d’un bébé.',
    'Una mujer habla de una inyección y un bebé.',
  ]),
  cardPicture('rumour-card-iud', client(WIFE, pairOf(method('iud'), icons.placeOnHead())), [
    'A woman speaks of an IUD and the head.',
    'Une femme parle d’un DIU et de la tête.',
    'Una mujer habla de un DIU y de la cabeza.',
  ]),
  cardPicture('rumour-card-pills', client(ELDER, pairOf(method('pills'), babyAlone())), [
    'An older woman speaks of pills and a baby.',
    'Une femme âgée parle de pilules et d’un bébé.',
    'Una mujer mayor habla de píldoras y un bebé.',
  ]),
  cardPicture('rumour-card-vasectomy', client(MAN, method('vas')), [
    'A man speaks of vasectomy.',
    'Un homme parle de la vasectomie.',
    'Un hombre habla de la vasectomía.',
  ]),
  cardPicture('rumour-card-condom', client(BOY, pairOf(method('condom'), ribbon())), [
    'A young man speaks of a condom and HIV.',
    'Un jeune homme parle du préservatif et du VIH.',
    'Un joven habla del condón y del VIH.',
  ]),
]

/** What a line of the provider is about, not its phase. */
const LINES: Diagram[] = [
  cardPicture('line-show', nurse(method('condom')), [
    'A nurse shows a condom.',
    'Une infirmière montre un préservatif.',
    'Una enfermera muestra un condón.',
  ]),
  cardPicture('line-private', nurse(padlock()), [
    'A nurse speaks of a padlock: nobody else hears.',
    'Une infirmière parle d’un cadenas : personne d’autre n’entend.',
    'Una enfermera habla de un candado: nadie más oye.',
  ]),
  cardPicture('line-knows', nurse(person(MAN)), [
    'A nurse asks about another person.',
    'Une infirmière pose une question sur une autre personne.',
    'Una enfermera pregunta por otra persona.',
  ]),
  cardPicture('line-home', nurse(house()), [
    'A nurse asks about her home.',
    'Une infirmière pose une question sur la maison.',
    'Una enfermera pregunta por la casa.',
  ]),
  cardPicture('line-today', nurse(questionMark()), [
    'A nurse asks an open question.',
    'Une infirmière pose une question ouverte.',
    'Una enfermera hace una pregunta abierta.',
  ]),
  cardPicture('line-before', nurse(method('pills')), [
    'A nurse asks about pills.',
    'Une infirmière pose une question sur la pilule.',
    'Una enfermera pregunta por las píldoras.',
  ]),
  cardPicture('line-suit', sideBySide([method('injection'), method('pills')], 'sand'), [
    'An injection and pills: two methods that may suit.',
    'Une injection et des pilules : deux méthodes possibles.',
    'Una inyección y píldoras: dos métodos posibles.',
  ]),
]

/** Who plays, and what the role comes with; not what it tells only if asked. */
const ROLES: Diagram[] = [
  cardPicture('role-selam', personWith(WOMAN, [book(), bleedingDay()]), [
    'A girl, a book for school, and a calendar with a drop.',
    'Une jeune fille, un livre d’école et un calendrier avec une goutte.',
    'Una muchacha, un libro de la escuela y un calendario con una gota.',
  ]),
  cardPicture('role-joseph', personWith(MAN, [babyAlone()], 'leafPale'), [
    'A man, and a baby: he has three children.',
    'Un homme et un bébé : il a trois enfants.',
    'Un hombre y un bebé: tiene tres hijos.',
  ]),
  cardPicture(
    'role-mary',
    [backdrop('leafPale'), ...saying({ ...WIFE, isSad: true }, silence())],
    [
      'A woman who is silent: her bubble has three dots.',
      'Une femme qui se tait : sa bulle a trois points.',
      'Una mujer que calla: su globo tiene tres puntos.',
    ],
  ),
  cardPicture('role-fatou', personWith(VEILED, [ribbon(), babyAlone()], 'sand'), [
    'A woman, the ribbon that stands for HIV, and a baby.',
    'Une femme, le ruban du VIH, et un bébé.',
    'Una mujer, el lazo del VIH y un bebé.',
  ]),
  cardPicture('role-rekha', personWith(ELDER, [hand()], 'marigoldPale'), [
    'A woman and a hand: she talks with her hands.',
    'Une femme et une main : elle parle avec les mains.',
    'Una mujer y una mano: habla con las manos.',
  ]),
  cardPicture(
    'role-sister',
    [backdrop('marigoldPale'), ...saying(WIFE, person(ELDER))],
    [
      'A woman who speaks for another woman.',
      'Une femme qui parle pour une autre femme.',
      'Una mujer que habla por otra mujer.',
    ],
  ),
  cardPicture('role-adaeze', personWith(WOMAN, [method('pills'), bleedingDay()], 'sand'), [
    'A woman, pills, and a calendar with a drop.',
    'Une femme, des pilules et un calendrier avec une goutte.',
    'Una mujer, píldoras y un calendario con una gota.',
  ]),
  cardPicture('role-musa', personWith(BOY, [method('vas')]), [
    'A man, and the sign of vasectomy.',
    'Un homme et le signe de la vasectomie.',
    'Un hombre y el signo de la vasectomía.',
  ]),
]

/** Pictures of the cards to cut out. */
export const COUNSELLING_CARDS: Diagram[] = [...STATEMENTS, ...SENTENCES, ...RUMOURS, ...LINES, ...ROLES]

function bleedingDay(): Shape[] {
  return [...calendar(50, 54, 88), drop(50, 90, 60, 'blood')]
}

function silence(): Shape[] {
  return [18, 50, 82].map((x) => circle(x, 50, 10, { fill: 'indigo' }))
}

function hand(): Shape[] {
  return [openHand('skinDark', { x: 46, y: 60, scale: 0.6, isShort: true })]
}

function nurse(thing: Shape[]): Shape[] {
  return [backdrop('indigoPale'), ...saying(NURSE, thing)]
}

function client(look: PersonLook, thing: Shape[]): Shape[] {
  return [backdrop('marigoldPale'), ...saying(look, thing)]
}

/** Two things in one bubble. */
function pairOf(first: Shape[], second: Shape[]): Shape[] {
  return [group(first, { x: -8, y: 22, scale: 0.54 }), group(second, { x: 54, y: 22, scale: 0.54 })]
}
