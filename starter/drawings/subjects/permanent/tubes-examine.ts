import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import type { Shape } from '../../kit/shapes.ts'
import { type TallCard, tallCards } from '../../kit/tall-cards.ts'
import { text } from '../../kit/text.ts'
import { couch, dial, smear } from '../implants/signs.ts'

/** A drop for the haemoglobin test. */
function haemoglobin(): Shape[] {
  return [drop(50, 52, 'blood', 2.7), text('Hb', 50, 74, { size: 30, bold: true, paint: 'white', anchor: 'middle' })]
}

const BOX: TallCard['box'] = [-4, -4, 108, 108]
const CARDS: Omit<TallCard, 'label'>[] = [
  { scene: couch(), box: BOX, mark: 'right' },
  { scene: dial(0), box: BOX, mark: 'right' },
  { scene: haemoglobin(), box: BOX },
  { scene: smear(), box: BOX, mark: 'wrong' },
]

/** What is examined before the operation: starter/figures/tests-before-a-method.md, row of female sterilization. */
export const tubesExamine = diagram({
  id: 'tubes-examine',
  width: 'full',
  height: 320,
  texts: {
    en: {
      words: [
        'Pelvic examination: a must',
        'Blood pressure: a must',
        'Haemoglobin: helps, where there is a test',
        'Smear, STI and HIV tests: not needed',
      ],
      alt: 'Four pictures. With a tick: pelvic examination and blood pressure, both a must. Without a mark: haemoglobin, which helps where the test exists. Crossed out: cervical smear, STI and HIV tests, which are not needed for the operation.',
      note: 'Each trainee says which tests her or his facility asks for, and which of them keep women away.',
    },
    fr: {
      words: [
        'Examen pelvien : à faire',
        'Tension : à prendre',
        'Hémoglobine : utile, si le test existe',
        'Frottis, tests IST et VIH : inutiles',
      ],
      alt: 'Quatre images. Cochés : l’examen pelvien et la tension, tous deux à faire. Sans marque : l’hémoglobine, utile si le test existe. Barrés : le frottis, les tests d’IST et du VIH, inutiles pour l’opération.',
      note: 'Chacun dit quels tests son établissement demande, et lesquels éloignent les femmes.',
    },
    es: {
      words: [
        'Examen pélvico: se hace',
        'Presión: se toma',
        'Hemoglobina: ayuda, si hay prueba',
        'Citología, ITS, VIH: no hacen falta',
      ],
      alt: 'Cuatro imágenes. Con marca: el examen pélvico y la presión, que se hacen. Sin marca: la hemoglobina, que ayuda si hay prueba. Tachadas: la citología y las pruebas de ITS y VIH, que no hacen falta para la operación.',
      note: 'Cada persona dice qué pruebas pide su servicio y cuáles alejan a las mujeres.',
    },
  },
  draw: ({ words }) =>
    tallCards(
      CARDS.map((card, index) => ({ ...card, label: words[index] ?? '' })),
      320,
      false,
    ),
})
