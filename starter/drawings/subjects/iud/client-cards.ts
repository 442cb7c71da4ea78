import type { Diagram } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { cardPicture, method, personWith, questionMark } from '../../kit/card-picture.ts'
import { daySquares } from '../../kit/days.ts'
import type { PersonLook } from '../../kit/people.ts'
import { arrow, path, type Shape } from '../../kit/shapes.ts'
import { germs, ribbon } from '../eligibility/signs.ts'
import { bloodTube } from '../implants/signs.ts'
import { heavyBleeding } from '../people/complaints.ts'
import { dressed } from '../pills/coc-icons.ts'
import { MEDICINE_SIGNS } from '../pills/medicine-signs.ts'
import * as icons from '../training/community/screening-icons.ts'

const STUDENT: PersonLook = { skin: 'skin', head: 'bun', cloth: 'leaf' }
const TRADER: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }
const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'leaf', cloth: 'indigo' }
const OLDER: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'leaf' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }
const MAN: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }

/** Ten days and nights. */
function tenDays(): Shape[] {
  return daySquares(10, { x: 6, y: 30, size: 17, columns: 5 })
}

/** A number that falls from test to test. */
function falling(): Shape[] {
  return [
    path('M10 6V92H96', { stroke: 'ink', width: 5 }),
    ...arrow([20, 18], [86, 78], { width: 7, paint: 'terracotta' }),
  ]
}

/** Clients who ask for an IUD: what they tell, not the category. */
export const IUD_CLIENT_CARDS: Diagram[] = [
  cardPicture('iud-client-cured', personWith(STUDENT, [age('24', 50, 50), MEDICINE_SIGNS.infections()]), [
    'A woman of 24, and germs that are crossed out: she is cured.',
    'Une femme de 24 ans, et des germes barrés : elle est guérie.',
    'Una mujer de 24 años y gérmenes tachados: está curada.',
  ]),
  cardPicture('iud-client-pelvic', personWith({ ...VEILED, isSad: true }, [method('iud'), germs()]), [
    'A woman who uses an IUD, and germs.',
    'Une femme qui a un DIU, et des germes.',
    'Una mujer que usa un DIU y gérmenes.',
  ]),
  cardPicture('iud-client-lungs', personWith(MOTHER, [age('31', 50, 50), MEDICINE_SIGNS.tuberculosis()]), [
    'A woman of 31, and the sign of the lungs.',
    'Une femme de 31 ans, et le signe des poumons.',
    'Una mujer de 31 años y el signo de los pulmones.',
  ]),
  cardPicture(
    'iud-client-period-pain',
    personWith({ ...STUDENT, skin: 'skinDark', cloth: 'marigold', isSad: true }, [
      age('19', 50, 50),
      dressed([50, 72]),
    ]),
    [
      'A woman of 19, and a place low in the belly that hurts.',
      'Une femme de 19 ans, et un endroit douloureux en bas du ventre.',
      'Una mujer de 19 años y un lugar que duele en el bajo vientre.',
    ],
  ),
  cardPicture('iud-client-ten-days', personWith(TRADER, [icons.newborn(), tenDays()]), [
    'A woman, a newborn, and ten days.',
    'Une femme, un nouveau-né, et dix jours.',
    'Una mujer, un recién nacido y diez días.',
  ]),
  cardPicture('iud-client-hiv', personWith(OLDER, [ribbon(), icons.tablets()]), [
    'A woman, the ribbon that stands for HIV, and her tablets.',
    'Une femme, le ruban du VIH, et ses comprimés.',
    'Una mujer, el lazo del VIH y sus tabletas.',
  ]),
  cardPicture('iud-client-breast', personWith(TRADER, [age('45', 50, 50), icons.breast()]), [
    'A woman of 45, and a place marked on a clothed chest.',
    'Une femme de 45 ans, et un endroit marqué sur une poitrine habillée.',
    'Una mujer de 45 años y un lugar marcado en un pecho vestido.',
  ]),
  cardPicture('iud-client-anaemia', personWith({ ...MOTHER, isSad: true }, [heavyBleeding(), bloodTube()]), [
    'A woman, large drops of blood, and a tube of blood.',
    'Une femme, de grosses gouttes de sang, et un tube de sang.',
    'Una mujer, gotas grandes de sangre y un tubo de sangre.',
  ]),
  cardPicture('iud-client-between', personWith(VEILED, [icons.bleeding()]), [
    'A woman, a drop of blood, and a question mark.',
    'Une femme, une goutte de sang, et un point d’interrogation.',
    'Una mujer, una gota de sangre y un signo de pregunta.',
  ]),
  cardPicture('iud-client-uses-hiv', personWith({ ...STUDENT, skin: 'skinDark' }, [method('iud'), ribbon()]), [
    'A woman who uses an IUD, and the ribbon that stands for HIV.',
    'Une femme qui a un DIU, et le ruban du VIH.',
    'Una mujer que usa un DIU y el lazo del VIH.',
  ]),
  cardPicture('iud-client-husband', personWith(MAN, [questionMark()]), [
    'A man with a question mark beside him.',
    'Un homme, et un point d’interrogation.',
    'Un hombre y un signo de pregunta.',
  ]),
  cardPicture('iud-client-molar', personWith({ ...OLDER, isSad: true }, [falling()]), [
    'A woman, and a curve that falls.',
    'Une femme, et une courbe qui descend.',
    'Una mujer y una curva que baja.',
  ]),
]
