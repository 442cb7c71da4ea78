import type { Diagram } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { cardPicture, method, personWith } from '../../kit/card-picture.ts'
import { backdrop } from '../../kit/frames.ts'
import { drop } from '../../kit/objects.ts'
import { bust, motherAndBaby, type PersonLook, pregnantWoman } from '../../kit/people.ts'
import { ellipse, group, path, type Shape } from '../../kit/shapes.ts'
import { germs, ribbon } from '../eligibility/signs.ts'

const WIDOW: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'leaf' }
const YOUNG: PersonLook = { skin: 'skinLight', head: 'bun', cloth: 'terracotta' }
const TRADER: PersonLook = { skin: 'skinDark', head: 'wrap', cloth: 'indigo' }
const FARMER: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'leaf', cloth: 'marigold' }
const HUSBAND: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'leaf', isSad: true }

function balloon(): Shape[] {
  return [
    path('M50 74C40 84 62 88 52 99', { stroke: 'ink', width: 3 }),
    ellipse(50, 38, 32, 36, { fill: 'terracotta', stroke: 'ink', width: 3 }),
    path('M50 73L42 82H58Z', { fill: 'terracotta', stroke: 'ink', width: 3 }),
    path('M34 28q4 -12 14 -14', { stroke: 'white', width: 5 }),
  ]
}

function pair(her: PersonLook, him: PersonLook, sign: Shape[]): Shape[] {
  return [backdrop('sand'), bust(her, { x: 2, y: 44, scale: 0.7 }), bust(him, { x: 132, y: 44, scale: 0.7 }), ...sign]
}

/** The clients of the cards; nothing in a picture says whether and which condom suits. */
export const FEMALE_CONDOM_CARDS: Diagram[] = [
  cardPicture('female-card-widow', personWith(WIDOW, [age('58', 50, 50)], 'indigoPale'), [
    'A woman of 58 with a veil.',
    'Une femme de 58 ans, voilée.',
    'Una mujer de 58 años con velo.',
  ]),
  cardPicture('female-card-balloon', personWith(YOUNG, [age('19', 50, 50), balloon()], 'indigoPale'), [
    'A woman of 19, and a balloon.',
    'Une femme de 19 ans, et un ballon.',
    'Una mujer de 19 años y un globo.',
  ]),
  cardPicture(
    'female-card-pregnant',
    [
      backdrop('indigoPale'),
      group(pregnantWoman(), { x: 10, y: 10, scale: 1.5 }),
      group(germs(), { x: 138, y: 42, scale: 0.9 }),
    ],
    ['A pregnant woman, and germs.', 'Une femme enceinte, et des germes.', 'Una mujer embarazada y gérmenes.'],
  ),
  cardPicture('female-card-injection', personWith(TRADER, [age('24', 50, 50), method('injection')]), [
    'A woman of 24, and an injection.',
    'Une femme de 24 ans, et une injection.',
    'Una mujer de 24 años y una inyección.',
  ]),
  cardPicture('female-card-hiv', personWith(FARMER, [age('31', 50, 50), ribbon()], 'indigoPale'), [
    'A woman of 31, and the ribbon that stands for HIV.',
    'Une femme de 31 ans, et le ruban du VIH.',
    'Una mujer de 31 años y el lazo del VIH.',
  ]),
  cardPicture(
    'female-card-breastfeeds',
    [
      backdrop('indigoPale'),
      motherAndBaby({ ...YOUNG, cloth: 'leaf' }, { x: 2, y: 10, scale: 0.8 }),
      ...age('22', 188, 76, 76),
    ],
    [
      'A woman of 22 who breastfeeds her baby.',
      'Une femme de 22 ans qui allaite son bébé.',
      'Una mujer de 22 años que amamanta a su bebé.',
    ],
  ),
  cardPicture('female-card-danger', personWith({ ...FARMER, cloth: 'terracotta', isSad: true }, [age('40', 50, 50)]), [
    'A worried woman of 40.',
    'Une femme inquiète de 40 ans.',
    'Una mujer preocupada de 40 años.',
  ]),
  cardPicture('female-card-partner', pair(TRADER, HUSBAND, [group(method('condom'), { x: 94, y: 4, scale: 0.52 })]), [
    'A couple, and a male condom.',
    'Un couple, et un préservatif masculin.',
    'Una pareja y un condón masculino.',
  ]),
  cardPicture(
    'female-card-bleeding',
    personWith(WIDOW, [age('35', 50, 50), [drop(50, 92, 84, 'blood')]], 'indigoPale'),
    [
      'A woman of 35, and a drop of blood.',
      'Une femme de 35 ans, et une goutte de sang.',
      'Una mujer de 35 años y una gota de sangre.',
    ],
  ),
  cardPicture('female-card-husband', pair({ ...YOUNG, isSad: true }, HUSBAND, age('20', 120, 32, 60)), [
    'A sad woman of 20 and her stern husband.',
    'Une femme triste de 20 ans et son mari sévère.',
    'Una mujer triste de 20 años y su marido severo.',
  ]),
]
