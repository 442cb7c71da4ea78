import { leaf } from '../../kit/belongings.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { shield } from '../people/signs.ts'

/** What implants offer: starter/figures/contraceptive-implants.md. */
export const implantOffers = tilesDiagram(
  'implant-offers',
  [
    () => shield(),
    () => leaf('3–5', 50, 54, 90),
    () => [methodSign('pills', { x: 4, y: 2, scale: 0.9 }), ...cross(86, 82, 36)],
    () => [methodSign('breastfeeding', { x: 0, y: 0 })],
  ],
  {
    en: {
      words: ['1 of 1,000 pregnant', 'Years of protection', 'Nothing daily', 'While breastfeeding'],
      alt: 'Four pictures: a shield, only 1 of 1,000 women pregnant in the first year; a calendar with 3 to 5, years of protection; pills with a cross, nothing to take daily; a mother who breastfeeds.',
      note: 'Ask which picture would matter most to a client whom they know.',
    },
    fr: {
      words: ['1 sur 1 000 enceinte', 'Années de protection', 'Rien chaque jour', 'Pendant l’allaitement'],
      alt: 'Quatre images : un bouclier, seulement 1 femme sur 1 000 enceinte la première année ; un calendrier avec 3 à 5, des années de protection ; des pilules barrées, rien à prendre chaque jour ; une mère qui allaite.',
      note: 'Demandez quelle image compterait le plus pour une cliente qu’ils connaissent.',
    },
    es: {
      words: ['1 de 1.000 embarazada', 'Años de protección', 'Nada a diario', 'En la lactancia'],
      alt: 'Cuatro imágenes: un escudo, solo 1 de 1.000 mujeres embarazada el primer año; un calendario con 3 a 5, años de protección; píldoras tachadas, nada que tomar a diario; una madre que da pecho.',
      note: 'Pregunte qué imagen importaría más a una usuaria que conozcan.',
    },
  },
  ['leafPale', 'indigoPale', 'sand', 'marigoldPale'],
)
