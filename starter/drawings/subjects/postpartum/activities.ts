import type { Diagram } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { CONTACT_SCENES } from './contacts.ts'
import { questionMark } from './signs.ts'

/** The scene of a contact, 100 by 100. */
function contact(index: number): () => Shape[] {
  return () => [group(CONTACT_SCENES[index]?.() ?? [], { x: -2, y: 2, scale: 0.66 })]
}

const IN_CHARGE: PersonLook = { skin: 'skinLight', head: 'cap', headPaint: 'indigo', cloth: 'leaf', isProvider: true }

/** The four tables of a role play, and what a facility decides on at the end of the course. */
export const POSTPARTUM_ACTIVITIES: Diagram[] = [
  tilesDiagram('four-tables', [contact(0), contact(1), contact(2), contact(4)], {
    en: {
      words: ['Antenatal', 'Early labour', 'Ward', 'Vaccine day'],
      alt: 'Four tables: a pregnant woman at the antenatal visit; a woman on a bed in early labour; a mother with her newborn on the ward; a baby that gets a vaccine.',
      note: 'Put a card with one of the four pictures on each table before people walk round.',
    },
    fr: {
      words: ['Prénatal', 'Travail', 'Maternité', 'Vaccins'],
      alt: 'Quatre tables : une femme enceinte en visite prénatale ; une femme couchée au début du travail ; une mère et son nouveau-né à la maternité ; un bébé que l’on vaccine.',
      note: 'Posez sur chaque table une carte avec l’une des quatre images.',
    },
    es: {
      words: ['Prenatal', 'Parto', 'Sala', 'Vacunas'],
      alt: 'Cuatro mesas: una embarazada en el control prenatal; una mujer acostada al inicio del parto; una madre con su recién nacido en la sala; un bebé al que vacunan.',
      note: 'Ponga en cada mesa una tarjeta con una de las cuatro imágenes.',
    },
  }),
  tilesDiagram(
    'one-change',
    [
      () => whichContact(),
      () => sayOrGive(),
      () => [bust(IN_CHARGE, { x: 12, y: 4, scale: 0.52 })],
      () => calendar(50, 52, 84),
    ],
    {
      en: {
        words: ['Which contact?', 'Say or give', 'One name', 'One date'],
        alt: 'Four parts of a plan: a mother and a question mark, which contact; a speech bubble with a method, what is said or given; a person in charge; a date.',
        note: 'Leave no sheet on the wall that lacks one of the four.',
      },
      fr: {
        words: ['Quel contact ?', 'Dire, donner', 'Un nom', 'Une date'],
        alt: 'Quatre parties d’un plan : une mère et un point d’interrogation, quel contact ; une bulle avec une méthode, que dire ou donner ; une personne responsable ; une date.',
        note: 'Ne laissez au mur aucune feuille où manque l’une des quatre.',
      },
      es: {
        words: ['¿Qué contacto?', 'Decir o dar', 'Un nombre', 'Una fecha'],
        alt: 'Cuatro partes de un plan: una madre y un signo de pregunta, qué contacto; un globo con un método, qué se dice o se da; una persona responsable; una fecha.',
        note: 'No deje en la pared ninguna hoja a la que falte una de las cuatro.',
      },
    },
  ),
]

function whichContact(): Shape[] {
  return [group(CONTACT_SCENES[2]?.() ?? [], { x: -14, y: 4, scale: 0.64 }), questionMark(84, 34, 54)]
}

function sayOrGive(): Shape[] {
  return [...bubble(4, 4, 92, 72, 30), methodSign('implant', { x: 20, y: 10, scale: 0.6 })]
}
