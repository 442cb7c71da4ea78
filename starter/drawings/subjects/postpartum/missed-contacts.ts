import { diagram } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { baby } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { CONTACT_SCENES } from './contacts.ts'
import { MOTHER, pregnant, questionMark } from './signs.ts'

/** Scenes of these contacts are 154 wide and 150 high. */
const [PREGNANCY, WARD, VACCINE] = [0, 2, 4] as const

function contact(index: number): Shape {
  return group(CONTACT_SCENES[index]?.() ?? [], { x: 18, y: 0 })
}

/** Contacts of a mother before the next pregnancy: nobody spoke with her. */
export const missedContacts = diagram({
  id: 'missed-contacts',
  width: 'full',
  height: 300,
  texts: {
    en: {
      words: [
        'Antenatal care: three visits',
        'Birth in a health centre',
        'Baby vaccinated three times',
        'Pregnant again; the baby is eight months old',
      ],
      alt: 'Four pictures of one woman: three visits in pregnancy; birth in a health centre; her baby vaccinated three times; pregnant again when the baby is eight months old.',
      note: 'Stop at each picture and let the group say the sentence that was missing.',
    },
    fr: {
      words: [
        'Trois consultations prénatales',
        'Accouchement au centre de santé',
        'Bébé vacciné trois fois',
        'Enceinte ; le bébé a huit mois',
      ],
      alt: 'Quatre images d’une femme : trois consultations pendant la grossesse ; accouchement au centre de santé ; son bébé vacciné trois fois ; de nouveau enceinte quand le bébé a huit mois.',
      note: 'Arrêtez-vous à chaque image : le groupe dit la phrase qui a manqué.',
    },
    es: {
      words: [
        'Tres controles prenatales',
        'Parto en un centro de salud',
        'Bebé vacunado tres veces',
        'Embarazada; el bebé tiene ocho meses',
      ],
      alt: 'Cuatro dibujos de una mujer: tres controles en el embarazo; parto en un centro de salud; su bebé vacunado tres veces; embarazada otra vez cuando el bebé tiene ocho meses.',
      note: 'Deténgase en cada dibujo: el grupo dice la frase que faltó.',
    },
  },
  draw: ({ words }) =>
    panels(4, {
      words,
      height: 300,
      sceneHeight: 160,
      scene: (index) =>
        index === 3
          ? [
              pregnant(MOTHER, 20, 20, 1.5),
              baby('skinDark', 'marigold', { x: 126, y: 96, scale: 0.6 }),
              questionMark(160, 72, 52),
            ]
          : [contact([PREGNANCY, WARD, VACCINE][index] ?? WARD)],
    }),
})
